import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Compiler, rspack } from '@rspack/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writePackage } from './fixturePackages';
import { listShippedFolders } from './shippedFolders';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'licences-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const code = (text: string, more: object = {}): [object, Record<string, string>] => [
  { main: 'index.js', sideEffects: false, ...more },
  { 'index.js': text },
];

function writeSite(sources: Record<string, string>): void {
  mkdirSync(path.join(root, 'src'));
  for (const [file, text] of Object.entries(sources)) writeFileSync(path.join(root, 'src', file), text);
}

/** Bundles `src/index.js` for production like the site. Returns the package paths in the bundle. */
async function listShipped(): Promise<string[]> {
  let folders: string[] = [];
  const listing = {
    apply(compiler: Compiler) {
      compiler.hooks.thisCompilation.tap('Listing', (compilation) => {
        compilation.hooks.processAssets.tap('Listing', () => {
          folders = listShippedFolders(compilation);
        });
      });
    },
  };
  const compiler = rspack({
    mode: 'production',
    context: root,
    entry: './src/index.js',
    output: { path: path.join(root, 'build') },
    module: {
      rules: [{ test: /\.css$/, type: 'javascript/auto', use: [rspack.CssExtractRspackPlugin.loader, 'css-loader'] }],
    },
    resolveLoader: { modules: [path.resolve('node_modules')] },
    plugins: [new rspack.CssExtractRspackPlugin(), listing],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure = error ?? stats?.compilation.errors[0];
      if (failure) reject(new Error(failure.message));
      else resolve();
    });
  });
  return folders.map((folder) => path.relative(root, folder).split(path.sep).join('/'));
}

describe('listShippedFolders', () => {
  it('lists packages with used modules: concatenated, scoped, nested, lazy, in a worker, as styles', async () => {
    writePackage(root, 'node_modules/joined', ...code("import { c } from 'twice'; export const joined = c + 1;"));
    writePackage(root, 'node_modules/joined/node_modules/twice', ...code('export const c = Math.random();'));
    writePackage(root, 'node_modules/twice', ...code('export const c = Date.now();', { version: '2.0.0' }));
    writePackage(root, 'node_modules/@scope/later', ...code("console.log('later');", { sideEffects: true }));
    writePackage(root, 'node_modules/in-worker', ...code("exports.run = () => postMessage('worker');"));
    writePackage(root, 'node_modules/styles', {}, { 'main.css': 'p { color: red; }' });
    writePackage(root, 'node_modules/dropped', ...code('export const unused = Math.random();'));
    writePackage(root, 'node_modules/not-imported', ...code('export const d = 1;'));
    writeSite({
      'index.js': [
        "import { joined } from 'joined';",
        "import { c } from 'twice';",
        "import { unused } from 'dropped';",
        "import 'styles/main.css';",
        'console.log(joined, c);',
        "void import('@scope/later');",
        "new Worker(new URL('./worker.js', import.meta.url));",
      ].join('\n'),
      'worker.js': "import { run } from 'in-worker';\nrun();",
    });
    expect(await listShipped()).toEqual([
      'node_modules/@scope/later',
      'node_modules/in-worker',
      'node_modules/joined',
      'node_modules/joined/node_modules/twice',
      'node_modules/styles',
      'node_modules/twice',
    ]);
  });

  it('lists nothing for site code', async () => {
    writeSite({ 'index.js': 'console.log(1);' });
    expect(await listShipped()).toEqual([]);
  });
});
