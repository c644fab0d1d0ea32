import type { CorpusPage } from '../../protocol/corpus';
import { maxQueryChars } from '../../protocol/limits';
import type { Rewrite } from './pinyinRewrites';

/** An address and nothing else, of whatever host, or a part of one: its path is what counts. */
const address = /^(?:(?:https?:\/\/[^/\s]+|[^/\s.]+[.:][^/\s]+)(?=\/))?((?:\.{0,2}\/)*)([\w.~/-]*)(?:[?#]\S*)?$/;

/** A single word that is no address of a page in the eyes of whoever types it: introduction, run. */
const plainWord = /^[a-z0-9]*$/;

/** Most pages whose addresses begin with one that was cut off: of a dozen, the one that was meant is seen at once. */
const mostBegun = 12;

/** Between the parts of what a tab of the browser says: page, product, site. */
const titleDelimiter = ' | ';

/** Reads a folded query that is the address of a page, words that it abbreviates, or what a tab says, as its title. */
export type RewritePageAddress = (query: string) => Rewrite[];

/** An address without what servers add to it or leave out: `.html`, the `.md` of a page's source, a slash. */
function withoutEnd(path: string): string {
  return path.replace(/(?:\.html?|\.mdx?)?\/?$/, '');
}

/** Shortest abbreviation: ip begins too much. */
const minAbbreviated = 3;

/**
 * Whether an address ends in words that begin those of a query, several of them: axis-config for axis configuration.
 */
function abbreviates(path: string, words: readonly string[]): boolean {
  const parts = path.slice(path.lastIndexOf('/') + 1).split(/[-_]/);
  return (
    parts.length > 1 &&
    parts.length === words.length &&
    parts.every((part, index) => part.length >= minAbbreviated && words[index]?.startsWith(part))
  );
}

/**
 * Creates what knows pages by their addresses: who was sent a link reads it on another host, or without a network. A
 * part of an address will do where it is that of one page only: its end (`janus/user/faq`, `axis-config.md`), or, where
 * a query can be no longer, its beginning. `foldedTitles`: of the pages, in their order.
 */
export function createPageAddressRewriter(
  pages: readonly CorpusPage[],
  foldedTitles: readonly string[],
): RewritePageAddress {
  const paths = pages.map(({ url }) => withoutEnd(url.toLowerCase()));
  const findPages = (isNamed: (path: string, title: string) => boolean, most = 1): Rewrite[] => {
    const named = pages.filter((_, index) => isNamed(paths[index] ?? '', foldedTitles[index] ?? ''));
    return named.length > most ? [] : named.map(({ title, product }) => ({ text: title, weight: 1, product }));
  };
  const readTitle = (query: string): Rewrite[] => {
    const [title = '', product = ''] = query.split(titleDelimiter);
    const found = findPages((_, own) => own === title);
    return found.length > 0 ? found : findPages((path, own) => own === title && path.includes(`/${product}/`));
  };
  return (query) => {
    if (query.includes(titleDelimiter)) return readTitle(query);
    const [, root = '', rest = ''] = address.exec(query) ?? [];
    const key = withoutEnd(rest);
    if (key === '') {
      const words = query.split(' ');
      return findPages((path) => abbreviates(path, words));
    }
    const exact = findPages((path) => path === `/${key}`);
    if (exact.length > 0) return exact;
    if (query.length === maxQueryChars) return findPages((path) => path.startsWith(`/${rest}`), mostBegun);
    return plainWord.test(rest) && root === '' ? [] : findPages((path) => path.endsWith(`/${key}`));
  };
}
