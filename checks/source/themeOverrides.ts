/** Every override of theme-classic has a row in `src/theme/README.md` that says what it is and why, and the other way round. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Finding, Rule } from '../finding';

const file = 'src/theme/README.md';

/** Components below `src/theme`, as the stock theme names them: `Footer/Copyright` for its file or its index. */
function findOverrides(root: string): string[] {
  return readdirSync(path.join(root, 'src/theme'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\.d\.ts$/.test(name))
    .filter((name) => /^[A-Z]/.test(path.posix.basename(name)) || /(?:^|\/)index\.tsx?$/.test(name))
    .map((name) => name.replace(/(?:\/index)?\.tsx?$/, ''))
    .sort();
}

/** First cells of the table rows, without code marks, with their line numbers. */
function readRows(text: string): Map<string, number> {
  const rows = text.split('\n').flatMap((line, index) => {
    const name = /^\|\s*`([\w/]+)`\s*\|/.exec(line)?.[1];
    return name === undefined ? [] : [[name, index + 1] as const];
  });
  return new Map(rows);
}

export const themeOverridesRule: Rule = {
  name: 'themeOverrides',
  examine(root) {
    const overrides = findOverrides(root);
    const readme = path.join(root, file);
    const rows = readRows(existsSync(readme) ? readFileSync(readme, 'utf8') : '');
    const missing = overrides
      .filter((name) => !rows.has(name))
      .map((name): Finding => ({ file, message: `add a row "| \`${name}\` | wrap or eject | what | why |"` }));
    const stale = [...rows]
      .filter(([name]) => !overrides.includes(name))
      .map(([name, line]): Finding => ({ file, line, message: `${name}: no such override; remove the row` }));
    return { findings: [...missing, ...stale], examined: overrides.length };
  },
};
