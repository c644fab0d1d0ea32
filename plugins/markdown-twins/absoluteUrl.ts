import { resolveRoute } from '../markdown/resolveRoute';

type Place = {
  siteUrl: string;
  siteDir: string;
  /** File that contains the links. */
  filePath: string;
  /** Path of the page built from the file. */
  permalink: string;
  /** Paths of all pages with a Markdown version. */
  twins: ReadonlySet<string>;
};

/** Docusaurus scheme for site files that are not pages. */
const pathnameScheme = 'pathname://';

/**
 * Returns the absolute URL of a link target, or undefined for a page that does not exist. Pages are linked as Markdown
 * (`<url>.md`), because llms.txt requires Markdown. Sections are linked in the HTML page, because only HTML has
 * anchors.
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
