import type { Page } from '@playwright/test';

/** A page of a search index as `search/protocol/indexFile.ts` describes it. */
export type IndexedPage = { url: string; product: string; title: string; content: string };

/** The hash that the manifest carries (two lanes of FNV-1a), written down once more: these tests see files only. */
function hashOf(bytes: Uint8Array): string {
  let [first, second] = [0x811c9dc5, 0x9e3779b9];
  for (const byte of bytes) {
    first = Math.imul(first ^ byte, 0x01000193);
    second = Math.imul(second ^ byte ^ (first >>> 24), 0x01000193);
  }
  return [first, second].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Makes the site search `pages` instead of its own. */
export async function replaceIndex(page: Page, pages: readonly IndexedPage[]): Promise<void> {
  const body = JSON.stringify({
    version: 1,
    language: 'zh-Hans',
    docusaurusTag: 'docs-default-current',
    pages: pages.map(({ url, product, title }) => ({ url, product, title, keywords: [] })),
    sections: pages.map(({ content }, index) => ({ page: index, level: 1, anchor: '', headings: [], content })),
  });
  const manifest = { version: 1, file: 'index-test.json', hash: hashOf(new TextEncoder().encode(body)) };
  await page.route('**/search-index.json', (route) => route.fulfill({ json: manifest }));
  await page.route('**/assets/search/index-test.json', (route) =>
    route.fulfill({ body, contentType: 'application/json' }),
  );
}

/** Many pages about one thing, for lists that are longer than a screen. */
export function buildPages(count: number, product = '产品甲'): IndexedPage[] {
  return Array.from({ length: count }, (_, index) => ({
    url: '/docs/neptune/user/introduction',
    product,
    title: `设备说明 ${String(index + 1)}`,
    content: `第 ${String(index + 1)} 台设备的心跳间隔。`,
  })).map((page, index) => ({ ...page, url: `${page.url}?n=${String(index)}` }));
}
