import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { withServer } from '../performance/server';
import { unzipEdition } from '../performance/unzipEdition';
import { type Tab, click, see, seeNone, waitUntil } from './tab';

type Visit = {
  tab: Tab;
  /** Opens an address of the site. */
  visit: (path: string) => Promise<unknown>;
  /** Opens an address of the site and waits for hydration. */
  open: (path: string) => Promise<void>;
};
type Step = {
  run: (visit: Visit) => Promise<unknown>;
  /** Messages that the step causes. */
  expected?: RegExp;
  javaScript?: false;
};

export const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const doc = '/docs/neptune/user/introduction';
const reference = '/docs/janus/api/device/create-device';
/** One page of every layout, and pages with much code, tables or figures. */
const pages = [
  '/',
  doc,
  reference,
  '/docs/neptune/user/quick-start',
  '/docs/janus/user/introduction',
  '/docs/janus/user/requirements',
  '/docs/janus/user/connection-examples',
  '/docs/janus/api/device/connect-device',
  '/docs/janus/api/device/realtime-data-sockjs',
  '/docs/neptune/api/device_connection/mqtt',
  '/docs/neptune/user/device-access/triton-linux',
  '/docs/triton/deploy/download',
  '/docs/automation/work-flow-intro',
  '/docs/automation/motion_parameter/axis-config',
  '/docs/automation/attachment/GNME',
  '/docs/lowcode/hmi',
  '/docs/category/neptune-api',
  '/markdown-page',
  '/offline',
  '/search',
];
const field = 'dialog[open] input[role="combobox"]';
const option = 'dialog[open] [role="option"]';
export const hydrated = 'html[data-has-hydrated="true"]';

async function expectToFit({ evaluate }: Tab, address: string): Promise<void> {
  const isWide = await evaluate(() => document.documentElement.scrollWidth > innerWidth);
  if (isWide) throw new Error(`${address} is wider than the screen`);
}

/** Steps by title. Every step uses a new profile. */
export const steps: Readonly<Record<string, Step>> = {
  'opens twenty pages, which fit the screen of a phone and of a computer': {
    expected: /ServiceWorker intercepted|Image zoom is not available/, // leaving a page ends its requests
    run: async ({ tab, open }) => {
      for (const address of pages) {
        await open(address);
        await see(tab, 'main h1, header h1');
        await expectToFit(tab, address);
        await tab.resize(phone);
        await expectToFit(tab, address);
        await tab.resize(desktop);
      }
    },
  },
  'opens the menu on a phone and closes it when Escape is pressed': {
    run: async ({ tab, open }) => {
      await tab.resize(phone);
      await open(doc);
      await click(tab, 'button.navbar__toggle');
      await see(tab, '.navbar-sidebar--show .menu__link--active');
      await tab.press('Escape');
      // Not `:focus`: without a window manager, the window of WebKit does not have the focus.
      await waitUntil(tab, () => document.activeElement?.matches('.navbar__toggle') === true);
    },
  },
  'opens pages of the sidebar and returns with Back': {
    run: async ({ tab, open }) => {
      await open(doc);
      await click(tab, '.pagination-nav__link--next');
      await waitUntil(tab, (start) => location.pathname !== start, doc);
      await see(tab, 'main h1');
      await tab.evaluate(() => history.back());
      await waitUntil(tab, (start) => location.pathname === start, doc);
      await see(tab, 'main h1', '产品介绍');
    },
  },
  'keeps the colour mode on the next page': {
    run: async ({ tab, open }) => {
      await open('/');
      await click(tab, 'button[aria-label^="切换浅色"]');
      await see(tab, 'html[data-theme="dark"]');
      await open(doc);
      await see(tab, 'html[data-theme="dark"]');
    },
  },
  'opens the search with Ctrl+K, finds pinyin and opens the page when Enter is pressed': {
    run: async ({ tab, open }) => {
      await open('/');
      await tab.pressWithControl('k');
      await see(tab, `${field}:focus`);
      await tab.type('sbjr');
      await see(tab, `${option}[aria-selected="true"] mark`, '设备接入');
      await tab.press('ArrowDown');
      await waitUntil(tab, (css) => document.querySelector(css)?.getAttribute('aria-selected') === 'false', option);
      await tab.press('Enter');
      await waitUntil(tab, () => location.pathname.startsWith('/docs/'));
      await seeNone(tab, 'dialog[open]');
      await tab.press('/');
      await see(tab, 'dialog[open] [data-stored]'); // recently opened pages
      await see(tab, `${field}:focus`);
      await tab.type('1006');
      await see(tab, `${option} mark`, '1006');
      await tab.press('Escape');
      await seeNone(tab, 'dialog[open]');
    },
  },
  'shows hits on the search page and filters them by product': {
    run: async ({ tab, open }) => {
      await open('/search?q=%E8%AE%BE%E5%A4%87');
      await see(tab, 'main mark', '设备');
      await click(tab, 'main label', '边缘计算系统软件');
      await waitUntil(tab, () => location.search.includes('product='));
    },
  },
  'scrolls to the heading in the address': {
    run: async ({ tab, open }) => {
      await open(`${doc}#${encodeURIComponent('规格与限制')}`);
      await waitUntil(tab, () => {
        const top = document.getElementById('规格与限制')?.getBoundingClientRect().top ?? -1;
        return top >= 0 && top < 120;
      });
    },
  },
  'zooms an image and closes it when Escape is pressed': {
    run: async ({ tab, open }) => {
      await open(doc);
      await click(tab, 'img.zoomable');
      await see(tab, '.zoom--open');
      await tab.press('Escape');
      await seeNone(tab, '.zoom');
    },
  },
  'copies a page as Markdown': {
    run: async ({ tab, open }) => {
      await open(reference);
      await click(tab, 'button', '复制为 Markdown');
      await see(tab, '[role="status"]', '已复制');
    },
  },
  'prints the text without navigation': {
    run: async ({ tab, open }) => {
      await open(doc);
      // No protocol prints in every engine: the rules for paper are applied to the screen.
      await tab.evaluate(() => {
        const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
        for (let rule = rules.pop(); rule !== undefined; rule = rules.pop()) {
          if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') rule.media.mediaText = 'screen';
          if (rule instanceof CSSGroupingRule) rules.push(...rule.cssRules);
        }
      });
      await seeNone(tab, '.navbar, .theme-doc-sidebar-container, .pagination-nav, .table-of-contents');
      await see(tab, 'main h1', '产品介绍');
      await see(tab, 'main h2', '规格与限制');
    },
  },
  'refuses text as HTML and scripts without a policy': {
    expected: /require-trusted-types-for|TrustedHTML|script-src|TrustedScript|Content[- ]Security[- ]Policy|blocked/i,
    run: async ({ tab, open }) => {
      await open(doc);
      const isRefused = await tab.evaluate(() => {
        try {
          document.body.insertAdjacentHTML('beforeend', '<b id="injected"></b>');
          return false;
        } catch (error) {
          return error instanceof TypeError && document.querySelector('#injected') === null;
        }
      });
      if (!isRefused) throw new Error('text became HTML');
      await see(tab, 'main h1');
    },
  },
  'is readable without JavaScript': {
    javaScript: false,
    run: async ({ tab, visit }) => {
      await visit(doc);
      await see(tab, 'main h2', '规格与限制');
      await see(tab, '.theme-doc-sidebar-container .menu__link--active');
      await click(tab, '.pagination-nav__link--next');
      await waitUntil(tab, (start) => location.pathname !== start, doc);
      await see(tab, 'main h1');
      await visit('/search');
      await see(tab, 'main noscript', 'JavaScript');
      if (await tab.evaluate(() => document.documentElement.dataset.hasHydrated === 'true'))
        throw new Error('JavaScript is enabled');
    },
  },
  'opens visited pages and the downloaded manual when the server is stopped': {
    expected: /NetworkError|ERR_CONNECTION_REFUSED|offline\.json|\/assets\/js\//, // prefetched scripts
    run: async ({ tab }) => {
      const address = await withServer(async (ownServer) => {
        await tab.goto(`${ownServer}${doc}`);
        await waitUntil(tab, async (page) => (await (await caches.open('docs-pages')).match(page)) !== undefined, doc);
        return ownServer;
      });
      await tab.goto(`${address}${doc}`);
      await see(tab, '.kept-notice', '保存的内容');
      await see(tab, hydrated);
      await tab.goto(`${address}${reference}`);
      await see(tab, '[role="alert"]', '这一页没有保存在本机');
      const second = await withServer(async (ownServer) => {
        await tab.goto(`${ownServer}/offline`);
        await click(tab, 'button', '下载整本手册');
        await see(tab, '[role="status"]', '整本手册已保存在本机');
        return ownServer;
      });
      await tab.goto(`${second}${reference}`);
      await see(tab, '.kept-notice', '保存的内容');
      await see(tab, hydrated);
    },
  },
  'reads and searches the USB edition from its folder': {
    run: async ({ tab }) => {
      const folder = unzipEdition();
      try {
        await tab.goto(`${pathToFileURL(folder).href}/index.html`);
        await click(tab, '[data-part="colour-mode"]');
        await click(tab, 'main a', '让一根轴往复运动');
        await see(tab, 'h1', '案例一：单轴往复运动');
        await see(tab, 'html[data-theme="dark"]');
        await waitUntil(tab, () => [...document.images].some(({ naturalWidth }) => naturalWidth > 300));
        await tab.press('/');
        await tab.type('shebeijieru');
        await tab.press('Enter');
        await see(tab, 'h1', '“shebeijieru”的搜索结果');
        await click(tab, 'main li a', '设备接入');
        await waitUntil(tab, () => CSS.highlights.has('search-hit'));
      } finally {
        rmSync(path.dirname(folder), { recursive: true });
      }
    },
  },
  'shows the not-found page for an unknown address': {
    expected: /404/,
    run: async ({ tab, open }) => {
      await open('/docs/neptune/user/intro');
      await see(tab, 'h1', '找不到页面');
    },
  },
};
