import type { CorpusPage } from '../../protocol/corpus';
import { maxQueryChars } from '../../protocol/limits';
import type { Rewrite } from './pinyinRewrites';

/** A full address on any host, or a part of one. Only its path is compared. */
const address = /^(?:(?:https?:\/\/[^/\s]+|[^/\s.]+[.:][^/\s]+)(?=\/))?((?:\.{0,2}\/)*)([\w.~/-]*)(?:[?#]\S*)?$/;

/** A single word that is unlikely to be the address of a page: introduction, run. */
const plainWord = /^[a-z0-9]*$/;

/** Maximum number of pages for a truncated address: of a dozen, users find theirs at once. */
const mostBegun = 12;

/** Separator in the title of a browser tab: page, product, site. */
const titleDelimiter = ' | ';

/**
 * Rewrites a folded query that is the address of a page, words that it abbreviates, or the title of a tab, as the
 * page's title.
 */
export type RewritePageAddress = (query: string) => Rewrite[];

/** Removes optional endings of an address: `.html`, the `.md` of a page's source, a slash. */
function withoutEnd(path: string): string {
  return path.replace(/(?:\.html?|\.mdx?)?\/?$/, '');
}

/** Minimum length of an abbreviation: ip is a prefix of too many words. */
const minAbbreviated = 3;

/**
 * Returns whether an address ends in abbreviations of the words of a query, at least two: axis-config for axis
 * configuration.
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
 * Creates the rewriter of page addresses: users open a link on another host, or without a network. A part of an address
 * is enough if it is unique: its end (`janus/user/faq`, `axis-config.md`), or its beginning when the query has its
 * maximum length. `foldedTitles`: of the pages, in their order.
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
