/** Every image of a page exists beside it (what it says in words is the business of the rule `figures`). */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Image } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Finding, Rule } from '../finding';
import { lineOf, loadSourcePages, parseBody } from './sourcePage';

function findProblem({ url }: Image, file: string, root: string): string | undefined {
  if (/^[a-z]+:/i.test(url)) return `${url}: keep the image beside the page; other origins are not loaded`;
  const folder = url.startsWith('/') ? 'static' : path.dirname(file);
  if (!existsSync(path.join(root, folder, decodeURI(url)))) return `${url}: no such file in ${folder}/`;
  return undefined;
}

export const imagesRule: Rule = {
  name: 'images',
  examine(root) {
    const findings: Finding[] = [];
    let examined = 0;
    for (const page of loadSourcePages(root)) {
      visit(parseBody(page), 'image', (image) => {
        examined += 1;
        const message = findProblem(image, page.file, root);
        if (message !== undefined) findings.push({ file: page.file, line: lineOf(page, image), message });
      });
    }
    return { findings, examined };
  },
};
