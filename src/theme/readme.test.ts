import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = 'src/theme';

/** Returns the component names (`Navbar/Layout`) that the files below `src/theme` override. */
function findOverrides(): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .map((file) => file.replace(/(\/index)?\.tsx$/, ''))
    .sort();
}

const rows = readFileSync(`${folder}/README.md`, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

describe('table of overrides', () => {
  it('has exactly one row for each override', () => {
    expect(rows.map(([, component = '']) => component.replaceAll('`', '')).sort()).toEqual(findOverrides());
  });

  it('fills in the columns how, what and why', () => {
    for (const [, component = '', how = '', what = '', why = ''] of rows) {
      expect(['wrap', 'eject', 'new'], component).toContain(how);
      expect(what.length, component).toBeGreaterThan(5);
      expect(why.length, component).toBeGreaterThan(5);
    }
  });

  it('marks an override as wrap only when it renders the original', () => {
    for (const [, component = '', how] of rows) {
      const name = component.replaceAll('`', '');
      const file = [`${folder}/${name}.tsx`, `${folder}/${name}/index.tsx`].find((candidate) => {
        try {
          return readFileSync(candidate).length > 0;
        } catch {
          return false;
        }
      });
      expect(readFileSync(file ?? '', 'utf8').includes('@theme-original/'), name).toBe(how === 'wrap');
    }
  });
});
