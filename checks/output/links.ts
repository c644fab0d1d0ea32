/** Every link, anchor, image, script and style sheet of the built site leads to something that exists (promise R15). */
import type { Finding, Rule } from '../finding';
import { type BuiltPage, attribute, lineOf, listFiles, loadBuiltPages } from './builtSite';

const origin = 'https://site.invalid';
const referringAttributes = ['href', 'src', 'poster', 'data', 'action'] as const;
const maxSuggestions = 8;

type Reference = { page: BuiltPage; line: number; url: string };

function listReferences(page: BuiltPage): Reference[] {
  return page.elements.flatMap((element) => {
    const urls = referringAttributes.map((name) => attribute(element, name));
    const sources = attribute(element, 'srcset')
      ?.split(',')
      .map((candidate) => candidate.trim().split(/\s+/)[0]);
    return [...urls, ...(sources ?? [])]
      .filter((url) => url !== undefined)
      .map((url) => ({ page, line: lineOf(element), url }));
  });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

type Site = {
  pages: ReadonlyMap<string, BuiltPage>;
  files: ReadonlySet<string>;
  anchors: ReadonlyMap<BuiltPage, ReadonlySet<string>>;
};

function findAnchors({ elements }: BuiltPage): ReadonlySet<string> {
  const ids = elements.map(
    (element) => attribute(element, 'id') ?? (element.tagName === 'a' ? attribute(element, 'name') : undefined),
  );
  return new Set(ids.filter((id): id is string => id !== undefined && id !== ''));
}

/** What is wrong with a reference; undefined for a good one and for other origins and schemes. */
function findProblem({ page, url }: Reference, { pages, files, anchors }: Site): string | undefined {
  if (!URL.canParse(url, origin + page.route)) return `"${url}" is no address`;
  const target = new URL(url, origin + page.route);
  if (target.origin !== origin) return undefined;
  const path = decode(target.pathname);
  const targetPage = pages.get(path.replace(/(.)\/$/, '$1'));
  if (!targetPage) {
    if (files.has(path.slice(1))) return undefined;
    const last = path.split('/').pop() ?? '';
    const near = [...pages.keys()]
      .filter((route) => last !== '' && route.endsWith(`/${last}`))
      .slice(0, maxSuggestions);
    return `"${url}" leads nowhere${near.length > 0 ? `; perhaps ${near.join(', ')}` : ''}`;
  }
  const anchor = decode(target.hash.slice(1));
  const known = anchors.get(targetPage);
  if (anchor === '' || anchor === 'top' || known?.has(anchor)) return undefined;
  return `"${url}": no anchor "${anchor}" there; it has ${[...(known ?? [])].slice(0, maxSuggestions).join(', ')}`;
}

export const linksRule: Rule = {
  name: 'links',
  examine(root) {
    const pages = loadBuiltPages(root);
    const site: Site = {
      pages: new Map(pages.map((page) => [page.route, page])),
      files: new Set(listFiles(root)),
      anchors: new Map(pages.map((page) => [page, findAnchors(page)])),
    };
    const references = pages.flatMap(listReferences);
    const findings = references.flatMap((reference): Finding[] => {
      const message = findProblem(reference, site);
      return message === undefined ? [] : [{ file: reference.page.file, line: reference.line, message }];
    });
    return { findings, examined: references.length };
  },
};
