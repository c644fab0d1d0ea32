import { type BuiltPage, attribute, listFiles, loadBuiltPages } from './builtSite';

const maxSuggestions = 8;

/** Targets that a link to the built site can have. */
export type SiteAddresses = {
  /** Pages by their route. */
  pages: ReadonlyMap<string, BuiltPage>;
  files: ReadonlySet<string>;
  anchors: ReadonlyMap<BuiltPage, ReadonlySet<string>>;
};

export function loadSiteAddresses(root: string): SiteAddresses {
  const pages = loadBuiltPages(root);
  return {
    pages: new Map(pages.map((page) => [page.route, page])),
    files: new Set(listFiles(root)),
    anchors: new Map(pages.map((page) => [page, findAnchors(page)])),
  };
}

function findAnchors({ elements }: BuiltPage): ReadonlySet<string> {
  const ids = elements.map(
    (element) => attribute(element, 'id') ?? (element.tagName === 'a' ? attribute(element, 'name') : undefined),
  );
  return new Set(ids.filter((id): id is string => id !== undefined && id !== ''));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the page at `target`, undefined for a file or a missing page. */
export function findTargetPage({ pathname }: URL, { pages }: SiteAddresses): BuiltPage | undefined {
  return pages.get(decode(pathname).replace(/(.)\/$/, '$1'));
}

/** Describes why `target`, written as `url`, does not exist on this site. Returns undefined for a good address. */
export function findDeadAddress(url: string, target: URL, site: SiteAddresses): string | undefined {
  const { pages, files, anchors } = site;
  const page = findTargetPage(target, site);
  if (!page) {
    const path = decode(target.pathname);
    if (files.has(path.slice(1))) return undefined;
    const last = path.split('/').pop() ?? '';
    const near = [...pages.keys()]
      .filter((route) => last !== '' && route.endsWith(`/${last}`))
      .slice(0, maxSuggestions);
    return `“${url}”没有目标${near.length > 0 ? `；最接近的：${near.join('、')}` : ''}`;
  }
  const anchor = decode(target.hash.slice(1));
  const known = anchors.get(page);
  if (anchor === '' || anchor === 'top' || known?.has(anchor)) return undefined;
  return `“${url}”：目标页没有 id“${anchor}”，有：${[...(known ?? [])].slice(0, maxSuggestions).join('、')}`;
}
