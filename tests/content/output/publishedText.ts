/**
 * Checks text files that are read outside the site (Markdown, llms*.txt, feeds, the sitemap, contracts): every link is
 * absolute and its target exists, and no syntax of the site generator is left.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Finding, Rule } from '../finding';
import { type BuiltPage, attribute } from './builtSite';
import { type SiteAddresses, findDeadAddress, findTargetPage, loadSiteAddresses } from './siteAddresses';

/** Part of a file to examine. */
type Piece = { line: number; text: string };
type Content = { links: Piece[]; leftovers: Piece[] };

const schemes = new Set(['http:', 'https:', 'mailto:']);
const factKey = /%%[a-z][\w-]*(?:\.[\w-]+)+(?::[a-z]+)?%%/g;
/** Syntax that the build replaces: admonitions, anchors, keys, blocks, MDX, links that did not parse. */
const leftover = /:{3,}\w*|\{#[^}\s]+\}|%%[a-z][\w.:-]*%%|^%%[a-z-]+ .*%%$|\{\/\*|\]\(|^(?:import|export)\s.*['"{]/gm;
const codeLeftover = new RegExp(`${factKey.source}|highlight-(?:next-line|start|end)`, 'g');
const codeTitle = /^title="[^"]*"$/;

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();

/** Lists every match of `pattern`, or its first group, in a text that begins in `firstLine`. */
function matchAll(text: string, pattern: RegExp, firstLine = 1): Piece[] {
  return [...text.matchAll(pattern)].map((match) => ({
    line: firstLine + text.slice(0, match.index).split('\n').length - 1,
    text: match[1] ?? match[0],
  }));
}

function readMarkdown(text: string): Content {
  const links: Piece[] = [];
  const leftovers: Piece[] = [];
  visit(markdown.parse(text), (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      links.push({ line, text: node.url });
    }
    if (node.type === 'html') leftovers.push({ line, text: node.value });
    if (node.type === 'text') leftovers.push(...matchAll(node.value, leftover, line));
    if (node.type === 'inlineCode') leftovers.push(...matchAll(node.value, factKey, line));
    if (node.type === 'code') {
      leftovers.push(...matchAll(node.value, codeLeftover, line + 1));
      if (node.meta && !codeTitle.test(node.meta)) leftovers.push({ line, text: node.meta });
    }
  });
  return { links, leftovers };
}

function readMarkup(text: string, link: RegExp): Content {
  const links = matchAll(text, link).map(({ line, text: url }) => ({ line, text: url.replace(/&amp;/g, '&').trim() }));
  return { links, leftovers: matchAll(text, leftover) };
}

const readers: readonly { isFor: RegExp; read: (text: string) => Content }[] = [
  { isFor: /\.md$|^llms[^/]*\.txt$/, read: readMarkdown },
  {
    isFor: /\.xml$/,
    read: (text) =>
      readMarkup(text, /(?:<(?:link|loc|guid|url|id)(?:\s[^>]*)?>|\s(?:href|src|url)=")([^<"]*)(?=<\/|")/g),
  },
  { isFor: /\.ya?ml$/, read: (text) => readMarkup(text, /^[\s-]*url: *["']?([^\s"']+)/gm) },
];

function findOrigin(home: BuiltPage | undefined): string {
  const canonical = home?.elements.find((element) => attribute(element, 'rel') === 'canonical');
  const url = canonical && attribute(canonical, 'href');
  if (url === undefined) throw new Error('index.html has no canonical address, which names the site');
  return new URL(url).origin;
}

function findLinkProblem(url: string, origin: string, site: SiteAddresses): string | undefined {
  if (!URL.canParse(url)) return `“${url}”离开所在目录就没有目标：写成以 ${origin} 开头的完整地址`;
  const target = new URL(url);
  if (!schemes.has(target.protocol)) return `“${url}”：读者打不开 ${target.protocol}`;
  if (target.origin !== origin) return undefined;
  if (target.hash !== '' && !findTargetPage(target, site)) return `“${url}”：只有网页有锚点`;
  return findDeadAddress(url, target, site);
}

/** Empties the lines of llms-full.txt that repeat a page's Markdown file, which is examined itself. Keeps line numbers. */
function withoutTwins(text: string, twins: readonly string[]): string {
  return twins.reduce((rest, twin) => rest.replace(twin, () => twin.replace(/[^\n]+/g, '')), text);
}

export const publishedTextRule: Rule = {
  name: 'publishedText',
  examine(root) {
    const site = loadSiteAddresses(root);
    const origin = findOrigin(site.pages.get('/'));
    const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
    const twins = [...site.files].filter((file) => file.endsWith('.md')).map(read);
    let examined = 0;
    const findings = [...site.files].flatMap((file): Finding[] => {
      const reader = readers.find(({ isFor }) => isFor.test(file));
      if (!reader) return [];
      const text = read(file);
      const { links, leftovers } = reader.read(file === 'llms-full.txt' ? withoutTwins(text, twins) : text);
      examined += 1 + links.length;
      const dead = links.flatMap(({ line, text: url }) => {
        const message = findLinkProblem(url, origin, site);
        return message === undefined ? [] : [{ line, message }];
      });
      const left = leftovers.map((piece) => ({
        line: piece.line,
        message: `“${piece.text}”只用于构建：替换或删去`,
      }));
      const untitled =
        reader.read === readMarkdown && !text.startsWith('# ') ? [{ line: 1, message: '以标题“# ……”开头' }] : [];
      return [...untitled, ...dead, ...left].map((problem) => ({ file, ...problem }));
    });
    return { findings, examined };
  },
};
