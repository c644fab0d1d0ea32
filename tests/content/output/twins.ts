/** Checks that every documentation page is also published as Markdown and listed in `llms.txt`. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding, Rule } from '../finding';
import { loadBuiltPages } from './builtSite';

function examineTwin(root: string, route: string, overview: string): Finding[] {
  const file = `${route.slice(1)}.md`;
  return [
    ...(existsSync(path.join(root, file)) ? [] : [{ file, message: `${route}.html 旁边缺少 Markdown 版` }]),
    ...(overview.includes(`${route}.md)`) ? [] : [{ file: 'llms.txt', message: `缺少 ${route}.md` }]),
  ];
}

export const twinsRule: Rule = {
  name: 'twins',
  examine(root) {
    const routes = loadBuiltPages(root)
      .filter(({ route, isRedirect }) => /^\/docs\/(?!category\/)/.test(route) && !isRedirect)
      .map(({ route }) => route);
    const overviewFile = path.join(root, 'llms.txt');
    const overview = existsSync(overviewFile) ? readFileSync(overviewFile, 'utf8') : '';
    const unique = [...new Set(routes)];
    return { findings: unique.flatMap((route) => examineTwin(root, route, overview)), examined: unique.length };
  },
};
