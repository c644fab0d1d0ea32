import type { Page } from '@playwright/test';
import { addressVectors, markupVectors } from './attackVectors';
import { expect, test } from './fixtures';
import { replaceIndex } from './searchFixtures';

const landing = '/docs/neptune/user/introduction';
const recentKey = '__DOCSEARCH_RECENT_SEARCHES__docs';
const favouriteKey = '__DOCSEARCH_FAVORITE_SEARCHES__docs';
const dialog = (page: Page) => page.getByRole('dialog', { name: '搜索' });
const field = (page: Page) => page.getByRole('combobox', { name: '搜索文档' });

type FakeHit = Record<string, unknown>;

const hit = (index: number, change: FakeHit = {}): FakeHit => ({
  objectID: `hit ${String(index)}`,
  url: `${landing}?n=${String(index)}`,
  type: 'lvl2',
  hierarchy: { lvl0: `产品 ${String(index)}`, lvl1: '页', lvl2: '节' },
  content: '文',
  _highlightResult: { hierarchy: {} },
  _snippetResult: {},
  ...change,
});

/** A hit whose every text is `text`. */
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

/** Whoever answers, the dialog gets `hits` for every question: the search worker is exchanged for one that says so. */
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

/** What markup could have become, had it been taken for markup. The dialog and the search page have none of it. */
const strangers =
  'script,iframe,object,embed,base,link,meta,style,img,video,audio,marquee,math,template,xss,select,textarea,details,table,animate';

/**
 * Nothing ran, nothing but text came of it, no link leaves the site. (Violations of the policy fail every test anyway.)
 */
async function expectUnharmed(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, 'attacked') as unknown)).toBeUndefined();
  const found = await page.evaluate((strange) => {
    const scope = window.location.pathname === '/search' ? 'dialog, main' : 'dialog';
    const inside = [...document.querySelectorAll(scope)].flatMap((root) => [...root.querySelectorAll('*')]);
    const links = inside.filter((element) => element instanceof HTMLAnchorElement);
    return {
      elements: inside.filter((element) => element.matches(strange)).map(({ outerHTML }) => outerHTML),
      handlers: inside.flatMap(({ attributes }) => [...attributes].filter(({ name }) => name.startsWith('on'))).length,
      links: links.filter(({ origin, protocol }) => origin !== location.origin && protocol !== 'mailto:').length,
    };
  }, strangers);
  expect(found).toEqual({ elements: [], handlers: 0, links: 0 });
}

/** A text without the marks of direction, which nobody sees: they would turn round what is shown. */
const withoutTurns = (text: string): string => text.replace(/[\u202A-\u202E]/g, '');

/** What the field keeps of a text. */
const shownOf = (text: string): string => withoutTurns(text).slice(0, 64);

test.describe('hostile texts of a hit are text', () => {
  test('in the dialog, whoever answers', async ({ page, goto }) => {
    await answerWith(page, markupVectors.map(hostileHit));
    await goto(landing);
    await page.keyboard.press('Control+k');
    await field(page).fill('a');
    await expect(page.getByRole('group').getByRole('option')).toHaveCount(markupVectors.length);
    await expectUnharmed(page);
    const shown = await page
      .getByRole('option')
      .evaluateAll((options) => options.map(({ textContent }) => textContent));
    for (const [index, text] of markupVectors.entries()) {
      expect(shown[index]).toContain(withoutTurns(text.replace(/[\uE000\uE001]/g, '')).trim());
    }
  });

  test('on the search page, with its product filter', async ({ page, goto }) => {
    await answerWith(page, markupVectors.map(hostileHit));
    await goto('/search?q=a');
    await expect(page.getByRole('main').locator('ol > li')).toHaveCount(markupVectors.length);
    await expectUnharmed(page);
  });

  test('in the built index: title, product, text and address', async ({ page, goto }) => {
    await replaceIndex(
      page,
      markupVectors.map((text, index) => ({
        url: `${landing}?n=${String(index)}#${encodeURIComponent(text)}`,
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
    await goto(landing);
    for (const batch of batches) {
      await page.evaluate(
        ([recent, favourites, hits]) => {
          localStorage.setItem(recent, hits);
          localStorage.setItem(favourites, hits);
        },
        [recentKey, favouriteKey, JSON.stringify(batch)] as const,
      );
      await page.keyboard.press('Control+k');
      await expect(dialog(page).getByRole('link')).toHaveCount(batch.length * 2 + 1);
      await expectUnharmed(page);
      await page.keyboard.press('Escape');
    }
  });
});

test.describe('hostile addresses lead nowhere', () => {
  test('in hits of the dialog and of the search page', async ({ page, goto }) => {
    await answerWith(page, [hit(0), ...addressVectors.map((url, index) => hit(index + 1, { url }))]);
    await goto(landing);
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
    await goto(landing);
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
      await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
      await expectUnharmed(page);
      await page.keyboard.press('Escape');
    }
  });

  test('in what a new tab is told to mark', async ({ page, goto }) => {
    await goto(landing);
    await page.evaluate(
      ({ words, paths }) => {
        const stored = JSON.stringify({ words, storedAt: Date.now() });
        for (const address of [...paths, location.href]) localStorage.setItem(`docs.searchLanding ${address}`, stored);
      },
      { words: markupVectors, paths: addressVectors },
    );
    await goto(landing);
    await expectUnharmed(page);
    expect(new URL(page.url()).pathname).toBe(landing);
  });
});

test.describe('hostile addresses of this site', () => {
  for (let first = 0; first < markupVectors.length; first += 8) {
    test(`do nothing and are shown as text: ?q= and hash, ${String(first + 1)} and on`, async ({ page, goto }) => {
      for (const text of markupVectors.slice(first, first + 8)) {
        const encoded = encodeURIComponent(text);
        await goto(`/search?q=${encoded}&product=${encoded}&pages=${encoded}#${encoded}`);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(shownOf(text));
        await expectUnharmed(page);
        expect(new URL(page.url()).pathname).toBe('/search');
      }
    });
  }

  test('and typed into the dialog they are text', async ({ page, goto }) => {
    await goto(landing);
    await page.keyboard.press('Control+k');
    for (const text of markupVectors) {
      await field(page).fill(text);
      await expect(field(page)).toHaveValue(shownOf(text));
      await expectUnharmed(page);
    }
  });
});
