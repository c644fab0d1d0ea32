import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';

const folders = [
  'src',
  'node_modules/react-loadable/lib',
  ...['core/lib/client', 'plugin-content-docs/lib/client', 'theme-classic/lib/theme', 'theme-common/lib'].map(
    (folder) => `node_modules/@docusaurus/${folder}`,
  ),
];

test.each(folders)('%s does not use the packages that plugins/bundle removes', (folder) => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.[jt]sx?$/.test(file));
  expect(files).not.toHaveLength(0);
  for (const file of files)
    expect(readFileSync(path.join(folder, file), 'utf8'), file).not.toMatch(
      /\bwithRouter\b|'(?:prop-types|react-is)'|<Redirect\b/,
    );
});

test('react-router uses the removed packages only in unused exports', () => {
  const file = path.join(path.dirname(createRequire(import.meta.url).resolve('react-router')), 'esm/react-router.js');
  const source = readFileSync(file, 'utf8');
  expect(source.match(/hoistStatics\(.*/g)).toEqual(['hoistStatics(C, Component);']);
  expect(source.slice(0, source.indexOf('hoistStatics(C, ')).lastIndexOf('\nfunction ')).toBe(
    source.indexOf('\nfunction withRouter('),
  );
  expect(source.match(/pathToRegexp\.\w+/g)).toEqual(['pathToRegexp.compile']); // for Redirect
});
