/** The archive of the USB edition, and missing or damaged files. */
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { allowMessages } from './fixtures';
import { archiveFile, copyFolder, expect, test } from './usbFixtures';
import { routes } from './routes';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const maxArchiveBytes = 12_000_000; // fits any USB stick and slow connections

function listElements(node: Node): Element[] {
  const below = 'childNodes' in node ? node.childNodes.flatMap(listElements) : [];
  return 'tagName' in node ? [node, ...below] : below;
}

const valueOf = (element: Element, name: string) => element.attrs.find((attr) => attr.name === name)?.value;

function listAddresses(element: Element): string[] {
  const addresses = ['href', 'src', 'action', 'xlink:href'].map((name) => valueOf(element, name));
  const sources = valueOf(element, 'srcset')?.split(',') ?? [];
  return [...addresses, ...sources.map((source) => source.trim().split(/\s+/)[0])].filter((url) => url !== undefined);
}

test('stays within its size limit', () => {
  expect(readFileSync(archiveFile).length).toBeLessThanOrEqual(maxArchiveBytes);
});

test('is offered with a checksum that sha256sum accepts', async ({ goto, page }) => {
  await goto('/offline');
  const address = await page.getByRole('link', { name: '校验文件' }).getAttribute('href');
  const { dir, base } = path.parse(`build${address}`);
  expect(execFileSync('sha256sum', ['--check', base], { cwd: dir, encoding: 'utf8' })).toBe(
    `${path.basename(archiveFile)}: OK\n`,
  );
});

test('contains every page, and links only to its files, the web and mail addresses', ({ folder }) => {
  const files = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))),
  );
  const pages = new Map(
    [...files]
      .filter((file) => file.endsWith('.html'))
      .map((file) => [
        file,
        listElements(parse(readFileSync(path.join(folder, file), 'utf8'), { scriptingEnabled: false })),
      ]),
  );
  // `/offline` offers editions on the published site.
  const expected = routes
    .filter((route) => route !== '/offline')
    .map((route) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`));
  expect([...pages.keys()].sort()).toEqual([...expected].sort());

  const anchors = new Map(
    [...pages].map(([file, elements]) => [file, new Set(elements.map((element) => valueOf(element, 'id')))]),
  );
  const root = pathToFileURL(`${folder}/`).href;
  const dead: string[] = [];
  let examined = 0;
  for (const [file, elements] of pages) {
    const policy = elements.find((element) => valueOf(element, 'http-equiv') === 'Content-Security-Policy');
    if (!policy) dead.push(`${file}: no policy`);
    if (elements.some(({ tagName, childNodes }) => tagName === 'script' && childNodes.length > 0))
      dead.push(`${file}: inline script`);
    for (const address of elements.flatMap(listAddresses)) {
      const url = new URL(address, root + file);
      if (['https:', 'http:', 'mailto:'].includes(url.protocol)) continue;
      examined += 1;
      const target = decodeURIComponent(url.href.replace(/[?#].*$/, '').slice(root.length));
      const anchor = decodeURIComponent(url.hash.slice(1));
      const isThere = url.href.startsWith(root) && !address.startsWith('/') && files.has(target);
      const isAnchor = anchor === '' || !target.endsWith('.html') || anchors.get(target)?.has(anchor);
      if (!isThere || !isAnchor) dead.push(`${file}: ${address}`);
    }
  }
  expect(dead).toEqual([]);
  expect(examined).toBeGreaterThan(20_000);
});

test('names a missing part of the index and shows what to do', async ({
  page,
  unexpectedMessages,
  folder,
}, testInfo) => {
  const broken = copyFolder(folder, testInfo.outputPath('missing'));
  const scripts = path.join(broken, 'assets/usb/search-index');
  const head = readdirSync(scripts).find((name) => name.startsWith('head-')) ?? '';
  rmSync(path.join(scripts, head));
  await page.goto(`${pathToFileURL(broken).href}/search.html?q=MQTT`);
  const main = page.getByRole('main');
  await expect(main).toContainText('无法获取结果');
  await expect(main).toContainText(`读不到的文件：assets/usb/search-index/${head}`);
  await expect(main).toContainText('重新解压整个压缩包');

  writeFileSync(path.join(scripts, head), readFileSync(path.join(folder, 'assets/usb/search-index', head)));
  await main.getByRole('button', { name: '重试' }).click();
  await expect(main.getByRole('status')).toHaveText(/^找到 \d+ 个结果$/);
  await allowMessages(unexpectedMessages, /ERR_FILE_NOT_FOUND/);
});

test('detects a damaged text and still finds headings', async ({ page, unexpectedMessages, folder }, testInfo) => {
  const broken = copyFolder(folder, testInfo.outputPath('damaged'));
  const scripts = path.join(broken, 'assets/usb/search-index');
  const text = readdirSync(scripts).find((name) => name.startsWith('text-')) ?? '';
  const content = readFileSync(path.join(scripts, text), 'utf8');
  writeFileSync(
    path.join(scripts, text),
    content.replace(/(.{5000})(.)/, (_, before: string, one: string) => before + (one === 'A' ? 'B' : 'A')),
  );
  await page.goto(`${pathToFileURL(broken).href}/search.html?q=MQTT`);
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toContainText('部分搜索数据没有载入');
  await expect(main.getByText(`读不到的文件：assets/usb/search-index/${text}`)).toBeInViewport();
  await expect(main.locator('ol > li').first()).toBeVisible();
  await allowMessages(unexpectedMessages, /damaged/);
});
