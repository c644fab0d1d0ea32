import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const folders = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'deploy/README.md',
  'facts/README.md',
  ...['architecture', 'figures', 'golden-pages', 'rubric', 'style', 'templates', 'writing'].map(
    (name) => `contributing/${name}.md`,
  ),
];

/** Lists the targets of relative links, except for those in code and in the examples of the style guide. */
function listLinks(text: string): string[] {
  const withoutCode = text.replace(/^ *(`{3,})[^]*?^ *\1`*$/gm, '').replace(/`[^`\n]*`|^- [对错]：.*$/gm, '');
  return [...withoutCode.matchAll(/\]\((\.{0,2}[\w/][\w./-]*)(?:#[^)]*)?\)/g)].map(([, name = '']) => name);
}

/** Lists the repository paths in code marks. Skips patterns and the folders that a build writes. */
function listPaths(text: string): string[] {
  return [...text.matchAll(/`([\w.-]+\/[\w./-]*)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => folders.includes(name.split('/')[0] ?? '') && !/^(?:build|\.cache|node_modules)\b/.test(name));
}

test.each(documents)('%s names only existing npm scripts, files and linked files', (file) => {
  const text = readFileSync(file, 'utf8');
  const named = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect({
    scripts: named.filter((name) => !(name in scripts)),
    paths: listPaths(text).filter((name) => !existsSync(name)),
    links: listLinks(text).filter((name) => !existsSync(path.join(path.dirname(file), name))),
  }).toEqual({ scripts: [], paths: [], links: [] });
});
