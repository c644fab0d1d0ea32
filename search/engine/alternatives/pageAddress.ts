import type { CorpusPage } from '../../protocol/corpus';
import { maxQueryChars } from '../../protocol/limits';
import type { Wording } from './pinyinReadings';

/** An address and nothing else, of whatever host: its path is what counts. */
const address = /^(?:https?:\/\/[^/\s]+)?(\/[^?#\s]*)(?:[?#]\S*)?$/;

/** Reads a folded query that is the address of a page as its title, asked of its product. */
export type ReadPageAddress = (query: string) => Wording[];

/**
 * Creates what knows pages by their addresses: who was sent a link reads it on another host, or without a network. Of an
 * address that is longer than a query may be, the beginning is enough where it is that of one page only.
 */
export function createReadPageAddress(pages: readonly CorpusPage[]): ReadPageAddress {
  const pathOf = ({ url }: CorpusPage): string => url.toLowerCase();
  return (query) => {
    const [, path = ''] = address.exec(query) ?? [];
    const key = path.replace(/(?:\.html?)?\/?$/, '');
    if (key === '') return [];
    let named = pages.filter((page) => pathOf(page) === key);
    if (named.length === 0 && query.length === maxQueryChars) {
      named = pages.filter((page) => pathOf(page).startsWith(path));
    }
    const [page, ...others] = named;
    return page && others.length === 0 ? [{ text: page.title, weight: 1, product: page.product }] : [];
  };
}
