/** The example of search/README.md, bundled and run as on another site. */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { type RspackOptions, rspack } from '@rspack/core';
import { build } from '../../search/example';
import { expect, test } from './fixtures';

const siteDir = path.resolve('.');

/** The page needs 7 KB. `createSearchService` from the same module would add 11 KB of the engine. */
const maxPageBytes = 8000;

/** Bundles the example with a minimal configuration. The bundler finds the worker itself. */
async function bundleExample(folder: string): Promise<void> {
  const options: RspackOptions = {
    context: siteDir,
    mode: 'production',
    devtool: false,
    entry: { page: { import: './search/example.browser.ts', library: { name: 'example', type: 'window' } } },
    output: { path: folder },
    resolve: { extensions: ['.ts'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
  };
  await new Promise<void>((resolve, reject) => {
    rspack(options, (error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString({ all: false, errors: true })));
      else resolve();
    });
  });
}

test('finds and highlights with the example, in its own page and worker', async ({ page }, testInfo) => {
  const folder = testInfo.outputPath('served');
  build(folder);
  await bundleExample(folder);
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(folder, pathname);
    if (pathname === '/')
      return route.fulfill({ contentType: 'text/html', body: '<ul></ul><script src="/page.js"></script>' });
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });
  await page.goto('/');
  const showHits = (query: string) =>
    page.evaluate(async (text) => {
      const { showHits: show } = Reflect.get(window, 'example') as typeof import('../../search/example.browser');
      const list = document.querySelector('ul');
      if (list) await show(text, list, new AbortController().signal);
    }, query);

  await showHits('heartbaet');
  await expect(page.getByRole('listitem')).toHaveText(['设备接入 参数 heartbeat_interval，默认 20 s。']);
  await expect(page.locator('mark')).toHaveText('heartbeat');
  await expect(page.getByRole('link')).toHaveAttribute('href', '/docs/devices#heartbeat');
  await showHits('連接超時');
  await expect(page.getByRole('listitem')).toHaveText(['错误码 E1001 连接超时：检查网络。']);
  await showHits('红烧肉');
  await expect(page.getByRole('listitem')).toHaveCount(0);
});

test('excludes the engine from a page that imports only the client', async ({ page: _page }, testInfo) => {
  const folder = testInfo.outputPath('served');
  await bundleExample(folder);
  expect(statSync(path.join(folder, 'page.js')).size).toBeLessThan(maxPageBytes);
});
