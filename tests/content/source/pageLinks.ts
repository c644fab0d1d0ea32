/** Checks that links are relative, that their page and heading exist, and that their text names the target (Z43). */
import path from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import type { Link } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { type CatalogPage, allPages } from '../../../catalog/catalog';
import { loadCatalog } from '../../../catalog/loadCatalog';
import { findNearest } from '../../../facts/findNearest';
import type { Finding, Rule } from '../finding';
import { headingText } from './outline';
import { type SourcePage, lineOf, loadSourcePages, parseBody } from './sourcePage';

/** Link texts that do not name the target. */
const emptyTexts =
  /^(?:点?击?(?:这里|此处|这儿)|这里|此处|链接|此链接|该链接|更多|详情|查看|查看详情|了解更多|点击查看|本页|该页|此页|下页|文档|该文档|页面|here|link)$/;

type Site = {
  pagesById: ReadonlyMap<string, CatalogPage>;
  /** Ids of headings of each written page. */
  anchorsById: ReadonlyMap<string, ReadonlySet<string>>;
  /** Ids of pages by title. */
  idsByTitle: ReadonlyMap<string, readonly string[]>;
};

/** Returns the ids of headings, which Docusaurus generates, and the `id` attributes in HTML. */
function findAnchors(page: SourcePage): Set<string> {
  const slugger = createSlugger();
  const anchors = new Set<string>();
  visit(parseBody(page), (node) => {
    if (node.type === 'html') for (const [, id = ''] of node.value.matchAll(/\bid="([^"]+)"/g)) anchors.add(id);
    if (node.type !== 'heading') return;
    const explicit = /\{#([^}]+)\}\s*$/.exec(toString(node))?.[1];
    anchors.add(explicit ?? slugger.slug(headingText(node)));
  });
  return anchors;
}

function loadSite(root: string, pages: readonly SourcePage[]): Site {
  const known = allPages(loadCatalog(root));
  const idsByTitle = new Map<string, string[]>();
  for (const { id, title } of known) idsByTitle.set(title, [...(idsByTitle.get(title) ?? []), id]);
  return {
    pagesById: new Map(known.map((page) => [page.id, page])),
    anchorsById: new Map(pages.map((page) => [page.id, findAnchors(page)])),
    idsByTitle,
  };
}

function relativeLink(fromId: string, toId: string): string {
  const link = path.posix.relative(path.posix.dirname(fromId), toId);
  return `${link.startsWith('.') ? '' : './'}${link}.md`;
}

function findTextFault(text: string, target: CatalogPage, { idsByTitle }: Site, fromId: string): string | undefined {
  if (text === target.title) return undefined;
  const named = idsByTitle.get(text);
  if (!named || named.includes(target.id)) return undefined;
  const links = named.map((id) => relativeLink(fromId, id)).join(' or ');
  return `"${text}" is the title of another page: link to ${links}, or name the target, "${target.title}"`;
}

function findAnchorFault(hash: string, id: string, { anchorsById }: Site): string | undefined {
  const anchors = anchorsById.get(id);
  if (hash === '' || !anchors || anchors.has(hash)) return undefined;
  const near = findNearest(hash, anchors).map((anchor) => `#${anchor}`);
  return `#${hash}: no such heading on ${id}${near.length > 0 ? `; near: ${near.join(', ')}` : ''}`;
}

function findTargetFault(link: Link, page: SourcePage, site: Site): string | undefined {
  if (/^(?:[a-z]+:|\/\/)/i.test(link.url)) return undefined; // other sites
  const [address = '', hash = ''] = decodeURI(link.url).split('#');
  if (address === '') return findAnchorFault(hash, page.id, site);
  if (address.startsWith('/docs/category/') || address.startsWith('/files/')) return undefined;
  const isRelative = !address.startsWith('/');
  const id = isRelative
    ? path.posix.join(path.posix.dirname(page.id), address).replace(/\.mdx?$/, '')
    : address.replace(/^\/docs\//, '').replace(/\.(?:mdx?|html)$/, '');
  const target = site.pagesById.get(id);
  if (!target) {
    const near = findNearest(id, site.pagesById.keys()).map((other) => relativeLink(page.id, other));
    return `${link.url}: no page of the catalogue${near.length > 0 ? `; near: ${near.join(', ')}` : ''}`;
  }
  if (!isRelative || !address.endsWith('.md')) return `${link.url}: write ${relativeLink(page.id, id)}`;
  if (id === page.id && hash === '') return `${link.url}: leads to this page itself; take the link out`;
  return findAnchorFault(hash, id, site) ?? findTextFault(toString(link).trim(), target, site, page.id);
}

function findFault(link: Link, page: SourcePage, site: Site): string | undefined {
  const text = toString(link).trim();
  if (text === '') return `${link.url}: give the link a text that names its target`;
  if (emptyTexts.test(text)) return `"${text}": name the target, as in 参见[标题](./page.md)`;
  return findTargetFault(link, page, site);
}

export const pageLinksRule: Rule = {
  name: 'pageLinks',
  examine(root) {
    const pages = loadSourcePages(root);
    const site = loadSite(root, pages);
    const findings: Finding[] = [];
    let examined = 0;
    for (const page of pages) {
      visit(parseBody(page), 'link', (link) => {
        examined += 1;
        const message = findFault(link, page, site);
        if (message !== undefined) findings.push({ file: page.file, line: lineOf(page, link), message });
      });
    }
    return { findings, examined };
  },
};
