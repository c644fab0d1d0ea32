/** Refuses resources of other origins: scripts, styles, fonts, images, frames and preconnects. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding, Rule } from '../finding';
import { type Element, attribute, lineOf, listFiles, loadBuiltPages } from './builtSite';

const loadingElements = new Set([
  'script',
  'img',
  'iframe',
  'source',
  'video',
  'audio',
  'embed',
  'object',
  'input',
  'image',
  'use',
]);
// Links with these `rel` values only name an address. All others load it or connect to it.
const namingRels = new Set(['canonical', 'alternate', 'license', 'author', 'next', 'prev', 'me']);
const foreign = /^(?:https?:)?\/\//i;

function listLoaded(element: Element): string[] {
  const isNaming =
    element.tagName === 'link' && (attribute(element, 'rel') ?? '').split(/\s+/).some((rel) => namingRels.has(rel));
  if (isNaming || !(element.tagName === 'link' || loadingElements.has(element.tagName))) return [];
  return ['src', 'href', 'xlink:href', 'data', 'poster', 'srcset']
    .flatMap((name) => attribute(element, name) ?? [])
    .filter((url) => foreign.test(url.trim()));
}

function findInCss(root: string, file: string): Finding[] {
  const urls = readFileSync(path.join(root, file), 'utf8').matchAll(
    /(?:url\(\s*|@import\s+)["']?((?:https?:)?\/\/[^"')\s]+)/gi,
  );
  return [...urls].map(([, url = '']) => ({ file, message: `${url}：文件放在本站，不从其他网站加载` }));
}

export const originsRule: Rule = {
  name: 'origins',
  examine(root) {
    const pages = loadBuiltPages(root);
    const sheets = listFiles(root).filter((file) => file.endsWith('.css') || file.endsWith('.svg'));
    const inPages = pages.flatMap(({ file, elements }) =>
      elements.flatMap((element) =>
        listLoaded(element).map((url): Finding => ({
          file,
          line: lineOf(element),
          message: `${url}：文件放在本站，不从其他网站加载`,
        })),
      ),
    );
    return {
      findings: [...inPages, ...sheets.flatMap((file) => findInCss(root, file))],
      examined: pages.length + sheets.length,
    };
  },
};
