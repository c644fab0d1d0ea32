/** Every image of a page exists beside it and says in words what it shows. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Image } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Finding, Rule } from '../finding';
import { lineOf, loadSourcePages, parseBody } from './sourcePage';

const minAltChars = 8;

function findProblem({ url, alt }: Image, file: string, root: string): string | undefined {
  if (/^[a-z]+:/i.test(url)) return `${url}: keep the image beside the page; other origins are not loaded`;
  const folder = url.startsWith('/') ? 'static' : path.dirname(file);
  if (!existsSync(path.join(root, folder, decodeURI(url)))) return `${url}: no such file in ${folder}/`;
  if ([...(alt ?? '')].length < minAltChars) {
    return `${url}: say in at least ${minAltChars} characters what the image shows, for readers who do not see it`;
  }
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
