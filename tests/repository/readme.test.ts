import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const readme = readFileSync('README.md', 'utf8');

/** Lists the top-level folders that are neither hidden nor ignored by Git. */
function listTopFolders(): string[] {
  const ignored = new Set(readFileSync('.gitignore', 'utf8').split('\n'));
  return readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !ignored.has(`${entry.name}/`))
    .map(({ name }) => name)
    .sort();
}

describe('README.md', () => {
  test('lists exactly the top-level folders in its map', () => {
    const [, map = ''] = /```text\n([^]*?)```/.exec(readme) ?? [];
    const folders = [...map.matchAll(/^(\w+)\//gm)].map(([, name]) => name);
    expect(folders.sort()).toEqual(listTopFolders());
  });

  test('names only existing commands', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const named = [...readme.matchAll(/`npm (?:run )?([\w:]+)/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});
