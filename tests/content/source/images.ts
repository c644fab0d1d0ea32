/** Checks that the images of pages exist and that every image file is used. The rule `figures` checks captions. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Image } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Finding, Rule } from '../finding';
import { lineOf, loadSourcePages, parseBody } from './sourcePage';

const imageFile = /(?:\.figure\.yaml|\.(?:svg|png|jpe?g|webp|avif|gif))$/;

function listImageFiles(root: string): string[] {
  return readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => imageFile.test(file))
    .map((file) => `docs/${file.split(path.sep).join('/')}`)
    .sort();
}

function findProblem({ url }: Image, file: string, root: string): string | undefined {
  if (/^[a-z]+:/i.test(url)) return `${url}：图放在页面旁边，不从其他网站加载`;
  const folder = url.startsWith('/') ? 'static' : path.dirname(file);
  if (!existsSync(path.join(root, folder, decodeURI(url)))) return `${url}：${folder}/ 中没有这个文件`;
  return undefined;
}

export const imagesRule: Rule = {
  name: 'images',
  examine(root) {
    const findings: Finding[] = [];
    const shown = new Set<string>();
    let examined = 0;
    for (const page of loadSourcePages(root)) {
      visit(parseBody(page), 'image', (image) => {
        examined += 1;
        shown.add(path.posix.join(path.posix.dirname(page.file), decodeURI(image.url)));
        const message = findProblem(image, page.file, root);
        if (message !== undefined) findings.push({ file: page.file, line: lineOf(page, image), message });
      });
    }
    const unused = listImageFiles(root).filter((file) => !shown.has(file));
    const orphans = unused.map((file) => ({ file, message: '没有页面用这张图：用上它或删除文件' }));
    return { findings: [...findings, ...orphans], examined };
  },
};
