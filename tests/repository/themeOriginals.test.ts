import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { digestOriginals, findOriginal, listReplaced, originalsFile } from './themeOriginals';

type Package = { version: string; dependencies?: Record<string, string> };

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const components = listReplaced(readFileSync('src/theme/README.md', 'utf8'));
const { dependencies = {} } = readJson('package.json') as Package;
const docusaurus = Object.entries(dependencies).filter(([name]) => name.startsWith('@docusaurus/'));

test.each(components)('the original of %s exists', (component) => {
  expect(findOriginal(component)).toBeDefined();
});

test('the recorded originals are those of the installed version', () => {
  const recorded = readJson(originalsFile) as Record<string, string>;
  const current = digestOriginals(components);
  const changed = [...new Set([...Object.keys(recorded), ...Object.keys(current)])].filter(
    (file) => recorded[file] !== current[file],
  );
  expect(changed, 'changed originals: compare each as src/theme/README.md says, then npm run theme:originals').toEqual(
    [],
  );
});

test('all packages of Docusaurus have one version, which is installed and which src/theme/README.md names', () => {
  const installed = docusaurus.map(([name]) => (readJson(`node_modules/${name}/package.json`) as Package).version);
  const versions = new Set([...docusaurus.map(([, version]) => version), ...installed]);
  expect([...versions]).toHaveLength(1);
  expect(readFileSync('src/theme/README.md', 'utf8')).toContain(
    `\`@docusaurus/theme-classic\` ${[...versions].join()}.`,
  );
});
