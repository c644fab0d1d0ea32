/** Every doc stands beside its page as Markdown, with its facts filled in, and in `llms.txt`. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding, Rule } from '../finding';
import { loadBuiltPages } from './builtSite';

const unresolved = /%%[a-z][\w.:-]*%%|^%%[a-z-]+ .*%%$|<!--/m;

function examineTwin(root: string, route: string, overview: string): Finding[] {
  const file = `${route.slice(1)}.md`;
  const target = path.join(root, file);
  if (!existsSync(target)) return [{ file, message: `write the page as Markdown beside ${route}.html` }];
  const text = readFileSync(target, 'utf8');
  const prose = text.replace(/^( *)(`{3,})[\s\S]*?^\1\2$/gm, '');
  const left = unresolved.exec(prose)?.[0];
  return [
    ...(left === undefined ? [] : [{ file, message: `"${left}" is for the build; replace or remove it` }]),
    ...(overview.includes(`${route}.md)`) ? [] : [{ file: 'llms.txt', message: `list ${route}.md` }]),
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
