/**
 * `npm run check:firefox`: tests main features of the build in Debian's Firefox (`apt-get install firefox-esr`), because
 * the tests in `tests/browser/` run only in Chromium. Started by hand, not by `bin/test`. Every step uses a new profile and
 * also fails on console messages, exceptions and policy violations.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'puppeteer-core';
import { launchIfInstalled } from './search/puppeteerBrowser';
import { withServer } from './server';
import { unzipEdition } from './unzipEdition';

type Visit = {
  page: Page;
  /** Opens an address of the site and waits for hydration. */
  open: (path: string) => Promise<void>;
  /** Waits for an element that matches `selector`, which may end in `::-p-text(…)`. */
  see: (selector: string) => Promise<unknown>;
};

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const doc = '/docs/neptune/user/introduction';
const reference = '/docs/janus/api/device/create-device';
const field = 'dialog[open] input[role="combobox"]';
const option = 'dialog[open] [role="option"]';
const shown = 'html[data-has-hydrated="true"]';

async function pressTogether(page: Page, key: 'k'): Promise<void> {
  await page.keyboard.down('Control');
  await page.keyboard.press(key);
  await page.keyboard.up('Control');
}

/** Steps by title. A step that provokes console messages resolves to a pattern that matches them. */
const steps: Readonly<Record<string, (visit: Visit) => Promise<unknown>>> = {
  'fits pages to a phone screen': async ({ page, open }) => {
    await page.setViewport(phone);
    for (const path of ['/', doc, reference, '/search']) {
      await open(path);
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      if (isWide) throw new Error(`${path} is wider than the screen`);
    }
  },
  'opens the menu on a phone and closes it when Escape is pressed': async ({ page, open, see }) => {
    await page.setViewport(phone);
    await open(doc);
    await page.click('button.navbar__toggle');
    await see('.navbar-sidebar--show .menu__link--active');
    await page.keyboard.press('Escape');
    await see('.navbar__toggle:focus');
  },
  'keeps the colour mode on the next page': async ({ page, open, see }) => {
    await open('/');
    await page.click('button[aria-label^="切换浅色"]');
    await see('html[data-theme="dark"]');
    await open(doc);
    await see('html[data-theme="dark"]');
  },
  'opens the search with Ctrl+K, finds pinyin and opens the page when Enter is pressed': async ({
    page,
    open,
    see,
  }) => {
    await open('/');
    await pressTogether(page, 'k');
    await see(`${field}:focus`);
    await page.keyboard.type('sbjr');
    await see(`${option}[aria-selected="true"] mark::-p-text(设备接入)`);
    await page.keyboard.press('ArrowDown');
    await page.waitForFunction(
      (css) => document.querySelector(css)?.getAttribute('aria-selected') === 'false', // a later option is selected
      {},
      option,
    );
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.pathname.startsWith('/docs/'));
    await page.waitForSelector('dialog', { hidden: true });
    await page.keyboard.press('/');
    await see('dialog[open] [data-stored]'); // recently opened pages
    await page.keyboard.type('1006');
    await see(`${option} mark::-p-text(1006)`);
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { hidden: true });
  },
  'shows hits on the search page and filters them by product': async ({ page, open, see }) => {
    await open('/search?q=%E8%AE%BE%E5%A4%87');
    await see('main mark::-p-text(设备)');
    await page.locator('main label::-p-text(边缘计算系统软件)').click();
    await page.waitForFunction(() => location.search.includes('product='));
  },
  'scrolls to the heading in the address': async ({ page, open }) => {
    await open(`${doc}#${encodeURIComponent('规格与限制')}`);
    await page.waitForFunction(() => {
      const top = document.getElementById('规格与限制')?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < 120;
    });
  },
  'zooms an image and closes it when Escape is pressed': async ({ page, open, see }) => {
    await open(doc);
    await page.locator('img.zoomable').click();
    await see('.zoom--open');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.zoom', { hidden: true });
  },
  'copies a page as Markdown': async ({ page, open, see }) => {
    await open(reference);
    await page.locator('button::-p-text(复制为 Markdown)').click();
    await see('[role="status"]::-p-text(已复制)');
  },
  'shows a notice when the entry script fails to load': async ({ page, open, see }) => {
    await open(doc);
    await page.setRequestInterception(true);
    page.on('request', (request) => void (request.url().includes('/js/main.') ? request.abort() : request.continue()));
    await page.reload();
    await see('.page-failure::-p-text(页面没有完整加载)');
    return /integrity/; // message of Firefox for a script that failed to load
  },
  'opens visited pages and the downloaded manual when the server is stopped': async ({ page, see }) => {
    const address = await withServer(async (ownServer) => {
      await page.goto(`${ownServer}${doc}`);
      await page.waitForFunction(
        async (path) => (await (await caches.open('docs-pages')).match(path)) !== undefined,
        { polling: 200 },
        doc,
      );
      return ownServer;
    });
    await page.goto(`${address}${doc}`);
    await see('.kept-notice::-p-text(保存的内容)');
    await see(shown);
    await page.goto(`${address}${reference}`);
    await see('[role="alert"]::-p-text(这一页没有保存在本机)');
    const second = await withServer(async (ownServer) => {
      await page.goto(`${ownServer}/offline`);
      await page.locator('button::-p-text(下载整本手册)').click();
      await see('[role="status"]::-p-text(整本手册已保存在本机)');
      return ownServer;
    });
    await page.goto(`${second}${reference}`);
    await see('.kept-notice::-p-text(保存的内容)');
    await see(shown);
    return /NetworkError|offline\.json|\/assets\/js\//; // prefetched scripts
  },
  'reads and searches the USB edition from its folder': async ({ page, see }) => {
    const folder = unzipEdition();
    try {
      await page.goto(`${pathToFileURL(folder).href}/index.html`);
      await page.click('[data-part="colour-mode"]');
      await page.locator('main a::-p-text(让一根轴往复运动)').click();
      await see('h1::-p-text(案例一：单轴往复运动)');
      await see('html[data-theme="dark"]');
      await page.waitForFunction(() => [...document.images].some(({ naturalWidth }) => naturalWidth > 300));
      await page.keyboard.press('/');
      await page.keyboard.type('shebeijieru');
      await page.keyboard.press('Enter');
      await see('h1::-p-text(“shebeijieru”的搜索结果)');
      await page.locator('main li a::-p-text(设备接入)').click();
      await see('h1::-p-text(设备接入)');
      await page.waitForFunction(() => CSS.highlights.has('search-hit'));
    } finally {
      rmSync(path.dirname(folder), { recursive: true });
    }
  },
  'shows the not-found page for an unknown address': async ({ open, see }) => {
    await open('/docs/neptune/user/intro');
    await see('h1::-p-text(找不到页面)');
  },
};

async function run(baseUrl: string): Promise<void> {
  const browser = await launchIfInstalled('firefox');
  if (!browser) throw new Error('Firefox is not installed');
  console.log(await browser.version());
  for (const [title, step] of Object.entries(steps)) {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    const messages: string[] = [];
    page.on('console', (message) => ['error', 'warn'].includes(message.type()) && messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(String(error)));
    await page.evaluateOnNewDocument(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`${violatedDirective} blocked ${blockedURI}`),
      );
    });
    await page.setViewport(desktop);
    const see: Visit['see'] = (selector) => page.waitForSelector(selector);
    const open: Visit['open'] = async (path) => {
      await page.goto(`${baseUrl}${path}`);
      await see(shown);
    };
    const expected = await step({ page, open, see }).catch((error: unknown) => messages.push(String(error)));
    const unexpected = messages.filter((line) => !(expected instanceof RegExp && expected.test(line)));
    console.log(
      `${unexpected.length === 0 ? 'ok  ' : 'FAIL'} ${title}`,
      ...unexpected.map((line) => `\n       ${line}`),
    );
    if (unexpected.length > 0) process.exitCode = 1;
    await context.close();
  }
  await browser.close();
}

withServer(run).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
