import type { Page, Route } from '@playwright/test';
import { buildFiles } from '../../search/indexer/buildFiles';

/** Console message for a manifest that fails to load: the page fetches it (`search/worker/startWorker.ts`). */
export const failedManifest = /Failed to load resource: .*search-index\.json/;

/** Delays requests for `files` until the returned function is called. Then `settle` answers them. */
export async function holdFiles(
  page: Page,
  files: string,
  settle: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await settle(route);
  });
  return release;
}

export type IndexedPage = {
  url: string;
  product: string;
  title: string;
  content: string;
  keywords?: string[];
  /** Sections below the page's own text. Their headings are their anchors. */
  sections?: readonly { heading: string; content: string }[];
};

type ReplaceOptions = { damageText?: (body: Buffer) => Buffer };

/** Replaces the search index by one that the indexer builds from `pages`. `damageText` changes the text files. */
export async function replaceIndex(
  page: Page,
  pages: readonly IndexedPage[],
  { damageText = (body) => body }: ReplaceOptions = {},
): Promise<void> {
  const head = {
    language: 'zh-Hans',
    docusaurusTag: 'docs-default-current',
    pages: pages.map(({ url, product, title, keywords = [] }) => ({ url, product, title, keywords })),
    sections: pages.flatMap(({ sections: own = [] }, page) => [
      { page, level: 1, anchor: '', headings: [] },
      ...own.map(({ heading }) => ({ page, level: 2, anchor: heading, headings: [heading] })),
    ]),
    tables: { readings: [], wordReadings: [], traditional: '', synonyms: [], concepts: [] },
  };
  const sections = pages.flatMap(({ content, sections: own = [] }) =>
    [content, ...own.map((section) => section.content)].map((text) => ({ content: text, code: '' })),
  );
  const { manifest, files } = buildFiles({ head, texts: [{ firstSection: 0, sections }] }, () => 'test');
  await page.route('**/search-index.json', (route) => route.fulfill({ json: manifest }));
  for (const [file, bytes] of files) {
    const body = Buffer.from(bytes);
    const sent = file.startsWith('text-') ? damageText(body) : body;
    await page.route(`**/assets/search/${file}`, (route) => route.fulfill({ body: sent }));
  }
}

/** Returns the number of results opened in new tabs that have not highlighted their match (src/search/pendingHit.ts). */
export function countStored(page: Page): Promise<number> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('docs.searchLanding')).length);
}

/** Builds similar pages, for lists that are longer than the viewport. */
export function buildPages(count: number, product = '产品甲'): IndexedPage[] {
  return Array.from({ length: count }, (_, index) => ({
    url: '/docs/neptune/user/introduction',
    product,
    title: `设备说明 ${String(index + 1)}`,
    content: `第 ${String(index + 1)} 台设备的心跳间隔。`,
  })).map((page, index) => ({ ...page, url: `${page.url}?n=${String(index)}` }));
}

/** Returns whether the first highlighted passage is completely in the viewport. */
export function isFirstMarkInView(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const [range] = [...(CSS.highlights.get('search-hit') ?? [])] as Range[];
    const { top, bottom, left, right } = range?.getBoundingClientRect() ?? new DOMRect(-1, -1);
    return top >= 0 && left >= 0 && bottom <= window.innerHeight && right <= document.documentElement.clientWidth;
  });
}
