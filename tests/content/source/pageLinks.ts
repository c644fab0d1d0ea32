/** Checks that links are relative, that their page and heading exist, and that their text names the target (Z43). */
import path from 'node:path';
import type { Link } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { type CatalogPage, allPages } from '../../../catalog/catalog';
import { loadCatalog } from '../../../catalog/loadCatalog';
import { findNearest } from '../../../facts/findNearest';
import type { Finding, Rule } from '../finding';
import { listHeadingIds } from './headingIds';
import { headingText } from './outline';
import { type SourcePage, lineOf, loadSourcePages, parseBody } from './sourcePage';

/** Link texts that do not name the target. */
const emptyTexts =
  /^(?:点?击?(?:这里|此处|这儿)|这里|此处|链接|此链接|该链接|更多|详情|查看|查看详情|了解更多|点击查看|本页|该页|此页|下页|文档|该文档|页面|here|link)$/;

type Site = {
  pagesById: ReadonlyMap<string, CatalogPage>;
  /** Texts of headings of each written page by their ids. */
  anchorsById: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Ids of pages by title. */
  idsByTitle: ReadonlyMap<string, readonly string[]>;
};

const anchorsOf = new WeakMap<SourcePage, Map<string, string>>();

/** Returns the texts of headings by the ids, which Docusaurus generates, and the `id` attributes in HTML, without text. */
function findAnchors(page: SourcePage): Map<string, string> {
  const known = anchorsOf.get(page);
  if (known) return known;
  const anchors = new Map<string, string>();
  visit(parseBody(page), 'html', ({ value }) => {
    for (const [, id = ''] of value.matchAll(/\bid="([^"]+)"/g)) anchors.set(id, '');
  });
  for (const { heading, id } of listHeadingIds(page)) anchors.set(id, headingText(heading));
  anchorsOf.set(page, anchors);
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

/** Whether `title` contains the characters of `text` in the same order: 案例一的验证, 案例一：单轴往复运动 运行与验证. */
function shortens(text: string, title: string): boolean {
  let at = 0;
  return [...text].every((character) => {
    at = title.indexOf(character, at) + 1;
    return at > 0;
  });
}

/** Words that distinguish the target from pages of the same title: Janus 的错误码, 本页的小节, 创建设备（Janus）. */
const distinction = /（[^）]*）|Neptune|Janus|Triton|低代码 HMI|本页|的|\s/g;

function findTextFault(
  text: string,
  target: CatalogPage,
  heading: string,
  { idsByTitle }: Site,
  fromId: string,
): string | undefined {
  if (text === target.title) return undefined;
  const named = idsByTitle.get(text);
  if (named && !named.includes(target.id)) {
    const links = named.map((id) => relativeLink(fromId, id)).join(' 或 ');
    return `“${text}”是另一页的标题：链接到 ${links}，或把文字改为“${target.title}”`;
  }
  const fileName = path.posix.basename(target.id).replaceAll('-', ''); // network-request is networkRequest
  if (text.toLowerCase() === fileName) return undefined;
  if (shortens(text.replace(distinction, ''), `${target.title}${heading}`)) return undefined;
  const names = heading === '' ? `“${target.title}”` : `“${heading}”或“${target.title}”`;
  return `“${text}”含有目标标题没有的字：写${names}，或其中一部分`;
}

function findAnchorFault(hash: string, id: string, { anchorsById }: Site): string | undefined {
  const anchors = anchorsById.get(id);
  if (hash === '' || !anchors || anchors.has(hash)) return undefined;
  const near = findNearest(hash, anchors.keys()).map((anchor) => `#${anchor}`);
  return `#${hash}：${id} 上没有这个标题${near.length > 0 ? `；最接近的：${near.join('、')}` : ''}`;
}

/** Whether the link is in the file, not in a block of facts, where texts are summaries of interfaces and terms. */
function isWritten(link: Link, page: SourcePage): boolean {
  return (page.writtenText.split('\n')[lineOf(page, link) - 1] ?? '').includes('](');
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
    return `${link.url}：目录中没有这一页${near.length > 0 ? `；最接近的：${near.join('、')}` : ''}`;
  }
  if (!isRelative || !address.endsWith('.md')) return `${link.url}：写 ${relativeLink(page.id, id)}`;
  if (id === page.id && hash === '') return `${link.url}：指向本页，去掉链接`;
  const fault = findAnchorFault(hash, id, site);
  if (fault !== undefined || !isWritten(link, page)) return fault;
  const heading = site.anchorsById.get(id)?.get(hash) ?? '';
  return findTextFault(toString(link).trim(), target, heading, site, page.id);
}

function findFault(link: Link, page: SourcePage, site: Site): string | undefined {
  const text = toString(link).trim();
  if (text === '') return `${link.url}：链接文字写目标的标题`;
  if (emptyTexts.test(text)) return `“${text}”：写目标的标题，例如参见[标题](./page.md)`;
  return findTargetFault(link, page, site);
}

export const pageLinksRule: Rule = {
  name: 'pageLinks',
  examine(root, isWanted = () => true) {
    const pages = loadSourcePages(root);
    const site = loadSite(root, pages);
    const findings: Finding[] = [];
    let examined = 0;
    for (const page of pages.filter(({ file }) => isWanted(file))) {
      visit(parseBody(page), 'link', (link) => {
        examined += 1;
        const message = findFault(link, page, site);
        if (message !== undefined) findings.push({ file: page.file, line: lineOf(page, link), message });
      });
    }
    return { findings, examined };
  },
};
