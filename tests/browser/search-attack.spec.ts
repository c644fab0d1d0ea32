import type { Page } from '@playwright/test';
import { addressVectors, markupVectors } from './attackVectors';
import { expect, test } from './fixtures';
import { replaceIndex } from './searchFixtures';

const doc = '/docs/neptune/user/introduction';
const recentKey = '__DOCSEARCH_RECENT_SEARCHES__docs';
const favouriteKey = '__DOCSEARCH_FAVORITE_SEARCHES__docs';
const dialog = (page: Page) => page.getByRole('dialog', { name: '搜索' });
const field = (page: Page) => page.getByRole('combobox', { name: '搜索文档' });

type FakeHit = Record<string, unknown>;

const hit = (index: number, change: FakeHit = {}): FakeHit => ({
  objectID: `hit ${String(index)}`,
  url: `${doc}?n=${String(index)}`,
  type: 'lvl2',
  hierarchy: { lvl0: `产品 ${String(index)}`, lvl1: '页', lvl2: '节' },
  content: '文',
  _highlightResult: { hierarchy: {} },
  _snippetResult: {},
  ...change,
});

/** Builds a hit with `text` in every field. */
const hostileHit = (text: string, index: number): FakeHit =>
  hit(index, {
    objectID: `${text}${String(index)}`,
    hierarchy: { lvl0: `${text} ${String(index)}`, lvl1: text, lvl2: text },
    content: text,
    _highlightResult: {
      hierarchy: { lvl1: { value: `\uE000${text}\uE001` }, lvl2: { value: `${text}\uE000${text}\uE001` } },
      keywords: [{ value: `\uE000${text}${text}${text}\uE001` }],
    },
    _snippetResult: { content: { value: `\uE000a\uE001${text}` } },
  });

/** Replaces the search worker by one that answers every query with `hits`. */
async function answerWith(page: Page, hits: readonly FakeHit[]): Promise<void> {
  await page.addInitScript((answered) => {
    class FakeWorker {
      onmessage: ((event: { data: unknown }) => void) | null = null;
      onerror = null;
      postMessage({
        type,
        id,
        queries,
      }: {
        type: string;
        id: number;
        queries: { requests: { query: string }[] };
      }): void {
        if (type !== 'query') return;
        const results = queries.requests.map(({ query }) => ({
          hits: answered,
          nbHits: answered.length,
          nbPages: 1,
          page: 0,
          hitsPerPage: 20,
          query,
          facets: {
            'hierarchy.lvl0': Object.fromEntries(
              answered.map((_, index) => [`<img src=x onerror=window.attacked=1> ${String(index)}`, 1]),
            ),
          },
        }));
        setTimeout(() => this.onmessage?.({ data: { type: 'answer', id, answers: { results }, state: 'ready' } }));
      }
      terminate(): void {
        this.onmessage = null;
      }
    }
    Reflect.set(window, 'Worker', FakeWorker);
  }, hits);
}

/** Elements that parsed markup would create. The dialog and the search page contain none of them. */
const forbiddenElements =
  'script,iframe,object,embed,base,link,meta,style,img,video,audio,marquee,math,template,xss,select,textarea,details,table,animate';

/** Expects that no code ran, no element was created and no link leaves the site. */
async function expectUnharmed(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, 'attacked') as unknown)).toBeUndefined();
  const found = await page.evaluate((forbidden) => {
    const scope = window.location.pathname === '/search' ? 'dialog, main' : 'dialog';
    const inside = [...document.querySelectorAll(scope)].flatMap((root) => [...root.querySelectorAll('*')]);
    const links = inside.filter((element) => element instanceof HTMLAnchorElement);
    return {
      elements: inside.filter((element) => element.matches(forbidden)).map(({ outerHTML }) => outerHTML),
      handlers: inside.flatMap(({ attributes }) => [...attributes].filter(({ name }) => name.startsWith('on'))).length,
      links: links.filter(({ origin, protocol }) => origin !== location.origin && protocol !== 'mailto:').length,
    };
  }, forbiddenElements);
  expect(found).toEqual({ elements: [], handlers: 0, links: 0 });
}

/** Removes bidirectional control characters, which would reorder the displayed text. */
const withoutBidiControls = (text: string): string => text.replace(/[\u202A-\u202E]/g, '');

/** Returns the part of a text that the search field keeps. */
const shownOf = (text: string): string => withoutBidiControls(text).slice(0, 64);

test.describe('hostile text in a hit stays text', () => {
  test('in the dialog', async ({ page, goto }) => {
    await answerWith(page, markupVectors.map(hostileHit));
    await goto(doc);
    await page.keyboard.press('Control+k');
    await field(page).fill('a');
    await expect(page.getByRole('group').getByRole('option')).toHaveCount(markupVectors.length);
    await expectUnharmed(page);
    const shown = await page
      .getByRole('option')
      .evaluateAll((options) => options.map(({ textContent }) => textContent));
    for (const [index, text] of markupVectors.entries()) {
      expect(shown[index]).toContain(withoutBidiControls(text.replace(/[\uE000\uE001]/g, '')).trim());
    }
  });

  test('on the search page and in its product filter', async ({ page, goto }) => {
    await answerWith(page, markupVectors.map(hostileHit));
    await goto('/search?q=a');
    await expect(page.getByRole('main').locator('ol > li')).toHaveCount(markupVectors.length);
    await expectUnharmed(page);
  });

  test('in title, product, text and address of the built index', async ({ page, goto }) => {
    await replaceIndex(
      page,
      markupVectors.map((text, index) => ({
        url: `${doc}?n=${String(index)}#${encodeURIComponent(text)}`,
        product: `${text} ${String(index)}`,
        title: `心跳 ${text}`,
        content: `心跳 ${text}`,
      })),
    );
    await goto('/search?q=%E5%BF%83%E8%B7%B3&pages=4');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^找到 \d+ 个结果$/);
    expect(await page.getByRole('main').locator('ol > li').count()).toBeGreaterThan(40);
    await expectUnharmed(page);
    await page.keyboard.press('Control+k');
    await field(page).fill('心跳');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectUnharmed(page);
  });

  test('in recent searches and favourites', async ({ page, goto }) => {
    const batches = Array.from({ length: Math.ceil(markupVectors.length / 4) }, (_, batch) =>
      markupVectors.slice(batch * 4, batch * 4 + 4).map(hostileHit),
    );
    await goto(doc);
    for (const batch of batches) {
      await page.evaluate(
        ([recent, favourites, hits]) => {
          localStorage.setItem(recent, hits);
          localStorage.setItem(favourites, hits);
        },
        [recentKey, favouriteKey, JSON.stringify(batch)] as const,
      );
      await page.keyboard.press('Control+k');
      await expect(dialog(page).locator('[data-stored]')).toHaveCount(batch.length * 2);
      await expectUnharmed(page);
      await page.keyboard.press('Escape');
    }
  });
});

test.describe('hostile addresses are not linked', () => {
  test('in hits of the dialog and of the search page', async ({ page, goto }) => {
    await answerWith(page, [hit(0), ...addressVectors.map((url, index) => hit(index + 1, { url }))]);
    await goto(doc);
    await page.keyboard.press('Control+k');
    await field(page).fill('a');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectUnharmed(page);
    for (const option of await page.getByRole('option').all()) {
      expect(await option.getAttribute('href')).toMatch(/^\/(?![/\\])/);
    }
    await goto('/search?q=a');
    await expect(page.getByRole('main').locator('ol > li').first()).toBeVisible();
    await expectUnharmed(page);
  });

  test('in recent searches and favourites', async ({ page, goto }) => {
    await goto(doc);
    for (let first = 0; first < addressVectors.length; first += 4) {
      const hostile = addressVectors.slice(first, first + 4).map((url, index) => hit(index + 1, { url }));
      await page.evaluate(
        ([recent, favourites, stored]) => {
          localStorage.setItem(recent, stored);
          localStorage.setItem(favourites, stored);
        },
        [recentKey, favouriteKey, JSON.stringify([hit(0), ...hostile])] as const,
      );
      await page.keyboard.press('Control+k');
      await expect(dialog(page).locator('[data-stored]').first()).toBeVisible();
      await expectUnharmed(page);
      await page.keyboard.press('Escape');
    }
  });

  test('in pending highlights of new tabs', async ({ page, goto }) => {
    await goto(doc);
    await page.evaluate(
      ({ words, paths }) => {
        const stored = JSON.stringify({ words, storedAt: Date.now() });
        for (const address of [...paths, location.href]) localStorage.setItem(`docs.searchLanding ${address}`, stored);
      },
      { words: markupVectors, paths: addressVectors },
    );
    await goto(doc);
    await expectUnharmed(page);
    expect(new URL(page.url()).pathname).toBe(doc);
  });
});

test.describe('hostile addresses of this site', () => {
  for (let first = 0; first < markupVectors.length; first += 8) {
    test(`are shown as text in query and hash, from number ${String(first + 1)}`, async ({ page, goto }) => {
      for (const text of markupVectors.slice(first, first + 8)) {
        const encoded = encodeURIComponent(text);
        await goto(`/search?q=${encoded}&product=${encoded}&pages=${encoded}#${encoded}`);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(shownOf(text));
        await expectUnharmed(page);
        expect(new URL(page.url()).pathname).toBe('/search');
      }
    });
  }

  test('are text when typed into the dialog', async ({ page, goto }) => {
    await goto(doc);
    await page.keyboard.press('Control+k');
    for (const text of markupVectors) {
      await field(page).fill(text);
      await expect(field(page)).toHaveValue(shownOf(text));
      await expectUnharmed(page);
    }
  });
});
