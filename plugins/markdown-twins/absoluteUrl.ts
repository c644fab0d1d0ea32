import { resolveRoute } from '../markdown/resolveRoute';

type Place = {
  siteUrl: string;
  siteDir: string;
  /** The file whose links are resolved. */
  filePath: string;
  /** Path of the page that the file becomes. */
  permalink: string;
  /** Paths of all pages that have a twin. */
  twins: ReadonlySet<string>;
};

/** Docusaurus' scheme for files of the site that are no pages. */
const pathnameScheme = 'pathname://';

/**
 * Returns the absolute address of a link target of a page file, or undefined for a page that does not exist. A page is
 * linked as Markdown (`<address>.md`), for llms.txt promises Markdown. A section is linked on the page itself: only
 * HTML has anchors.
 */
export function absoluteUrl(url: string, { siteUrl, siteDir, filePath, permalink, twins }: Place): string | undefined {
  if (url.startsWith('#')) return siteUrl + permalink + url;
  const target = url.startsWith(pathnameScheme) ? url.slice(pathnameScheme.length) : url;
  const route = resolveRoute(target, filePath, siteDir);
  if (route === undefined) return target; // another site
  const suffix = /[?#].*$/s.exec(target)?.[0] ?? '';
  if (twins.has(route)) return siteUrl + route + (suffix || '.md');
  return /^\/docs\/(?!category\/)/.test(route) ? undefined : siteUrl + encodeURI(route) + suffix;
}
