import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const readme = readFileSync('README.md', 'utf8');

/** Folders at the top that are kept: neither hidden nor what `.gitignore` names. */
function listTopFolders(): string[] {
  const ignored = new Set(readFileSync('.gitignore', 'utf8').split('\n'));
  return readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !ignored.has(`${entry.name}/`))
    .map(({ name }) => name)
    .sort();
}

describe('README.md', () => {
  test('has every folder at the top on its map, and no other', () => {
    const [, map = ''] = /```text\n([^]*?)```/.exec(readme) ?? [];
    const folders = [...map.matchAll(/^(\w+)\//gm)].map(([, name]) => name);
    expect(folders.sort()).toEqual(listTopFolders());
  });

  test('names commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const named = [...readme.matchAll(/`npm (?:run )?([\w:]+)/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});
