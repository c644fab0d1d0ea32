import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from './fixtures';
import { type IndexedPage, countStored, isFirstMarkInView, replaceIndex } from './searchFixtures';

const page1 = '/docs/neptune/api/device_connection/mqtt';
const page2 = '/docs/neptune/user/introduction';
const field = (page: Page) => page.getByRole('combobox', { name: '搜索文档' });

/** Returns the highlighted texts, or undefined when there are none. */
const marked = (page: Page) =>
  page.evaluate(() => {
    const ranges = CSS.highlights.get('search-hit');
    return ranges && [...ranges].map((range) => (range as Range).toString());
  });

/** Section of a page: the text and the anchor of its heading, and a passage of its text. */
type Section = { heading: string; anchor: string; passage: string };

async function readLastSection(page: Page, path: string): Promise<Section> {
  await page.goto(path);
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll<HTMLElement>('main h2[id]')];
    const heading = headings.reverse().find(({ nextElementSibling: next }) => next?.tagName === 'P');
    const text = heading?.nextElementSibling?.textContent.trim() ?? '';
    return {
      heading: heading?.textContent.replace('\u200b', '') ?? '',
      anchor: heading?.id ?? '',
      passage: text.slice(0, 6),
    };
  });
}

const toIndexed = (path: string, { heading, anchor, passage }: Section): IndexedPage => ({
  url: `${path}#${encodeURIComponent(anchor)}`,
  product: '产品甲',
  title: heading,
  content: `${passage}。`,
});

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).fill(query);
  // The results of the previous query stay until the new answer arrives.
  await expect(page.getByRole('option', { selected: true })).toContainText(query);
}

async function expectHeadingBelowNavbar(page: Page, name: string): Promise<void> {
  const heading = page.getByRole('heading', { name }).last();
  await expect(heading).toBeInViewport();
  const [top, navbarBottom] = await Promise.all([
    heading.evaluate((element) => element.getBoundingClientRect().top),
    page.locator('nav.navbar').evaluate((element) => element.getBoundingClientRect().bottom),
  ]);
  expect(top).toBeGreaterThanOrEqual(navbarBottom);
}

test.describe('a chosen hit', () => {
  for (const [where, start] of [
    ['another page', '/'],
    ['the current page', page1],
  ] as const) {
    // spec: hit-opens-section
    test(`opens its section on ${where} and highlights the words until the next user input`, async ({ page, goto }) => {
      const section = await readLastSection(page, page1);
      await replaceIndex(page, [toIndexed(page1, section)]);
      await goto(start);
      await search(page, section.passage);
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${page1}#*`);
      await expect.poll(() => marked(page)).toContain(section.passage);
      await expectHeadingBelowNavbar(page, section.heading);
      await expect(page.getByRole('heading', { name: section.heading }).last()).toBeFocused();
      expect(await page.locator('main mark').count()).toBe(0);
      expect(page.url()).not.toContain(encodeURIComponent(section.passage));
      await page.keyboard.press('Escape');
      expect(await marked(page)).toBeUndefined();
    });
  }

  test('ignores the second click of a double click', async ({ page, goto }) => {
    const section = await readLastSection(page, page1);
    await replaceIndex(page, [toIndexed(page1, section)]);
    await goto(`/search?q=${encodeURIComponent(section.passage)}`);
    const link = page.getByRole('main').locator('ol').getByRole('link').first();
    const { x = 0, y = 0 } = (await link.boundingBox()) ?? {};
    await page.mouse.click(x + 40, y + 20);
    await page.waitForURL(`**${page1}#*`);
    await expect.poll(() => marked(page)).toContain(section.passage);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(page).toHaveURL(new RegExp(`${page1}#`));
    expect(await marked(page)).toContain(section.passage);
  });

  test('scrolls to the synonym by which the page was found', async ({ page, goto }) => {
    const { passage } = await readLastSection(page, page1);
    await replaceIndex(page, [
      { url: page1, product: '产品甲', title: '别名所在的页面', content: '无关的正文。', keywords: [passage] },
    ]);
    await goto('/');
    await search(page, passage);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${page1}`);
    await expect.poll(() => marked(page)).toContain(passage);
    await expect.poll(() => isFirstMarkInView(page)).toBe(true);
  });

  test('opens again when it is the current section', async ({ page, goto }) => {
    const section = await readLastSection(page, page1);
    await replaceIndex(page, [toIndexed(page1, section)]);
    await goto('/');
    for (let turn = 0; turn < 2; turn += 1) {
      await search(page, section.passage);
      await page.keyboard.press('Enter');
      await expect.poll(() => marked(page)).toContain(section.passage);
      await expectHeadingBelowNavbar(page, section.heading);
      await page.evaluate(() => window.scrollTo(0, 0));
    }
  });

  test('is highlighted once in a new tab, and not after a reload', async ({ page, goto, context }) => {
    const section = await readLastSection(page, page1);
    await replaceIndex(page, [toIndexed(page1, section)]);
    await goto('/');
    await search(page, section.passage);
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    const tab = await opened;
    await expect.poll(() => marked(tab)).toContain(section.passage);
    await expectHeadingBelowNavbar(tab, section.heading);
    await tab.reload();
    await waitForHydration(tab);
    expect(await marked(tab)).toBeUndefined();
    expect(await countStored(tab)).toBe(0);
  });

  test('is highlighted in each of several tabs in any order of loading', async ({ page, goto, context }) => {
    const paths = [page1, page2];
    const sections = [await readLastSection(page, page1), await readLastSection(page, page2)];
    await replaceIndex(
      page,
      sections.map((section, index) => toIndexed(paths[index] ?? '', section)),
    );
    await goto('/');
    let release: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => (release = resolve));
    await context.route(`**${page1}`, async (route) => {
      await opened;
      await route.continue();
    });
    const tabs: Page[] = [];
    context.on('page', (tab) => tabs.push(tab));
    for (const { passage } of sections) {
      await search(page, passage);
      await page.keyboard.press('Control+Enter');
      await page.keyboard.press('Escape');
    }
    expect(await countStored(page)).toBeGreaterThan(0);
    release();
    await expect.poll(() => tabs.length).toBe(2);
    for (const tab of tabs) {
      const index = paths.indexOf(new URL(tab.url()).pathname);
      await expect.poll(() => marked(tab)).toContain(sections[index]?.passage);
    }
    expect(await countStored(page)).toBe(0);
  });

  test('is highlighted after a click on the search page, but not after Back and Forward', async ({ page, goto }) => {
    const section = await readLastSection(page, page1);
    await replaceIndex(page, [toIndexed(page1, section)]);
    await goto(`/search?q=${encodeURIComponent(section.passage)}`);
    await page.getByRole('main').locator('ol').getByRole('link').first().click();
    await expect.poll(() => marked(page)).toContain(section.passage);
    await page.getByRole('heading', { level: 1 }).click();
    expect(await marked(page)).toBeUndefined();
    await page.goBack();
    await expect(page).toHaveURL(/\/search/);
    await page.goForward();
    await expect(page).toHaveURL(new RegExp(page1));
    await expect(page.getByRole('heading', { name: section.heading }).last()).toBeVisible();
    expect(await marked(page)).toBeUndefined();
  });

  test('does not change the layout or the text of the page', async ({ page, goto }) => {
    const section = await readLastSection(page, page1);
    await replaceIndex(page, [toIndexed(page1, section)]);
    await goto(page1);
    const read = () =>
      page
        .locator('main article')
        .evaluate((article) => [article.textContent, article.querySelectorAll('*').length, article.scrollHeight]);
    const before = await read();
    await search(page, section.passage);
    await page.keyboard.press('Enter');
    await expect.poll(() => marked(page)).toContain(section.passage);
    expect(await read()).toEqual(before);
  });

  test('opens closed details and the panel of another tab', async ({ page, goto }) => {
    const section = await readLastSection(page, page1);
    await replaceIndex(page, [
      { ...toIndexed(page1, section), content: '藏在折叠里的话。' },
      { ...toIndexed(page1, section), title: '别的', content: '藏在标签页里的话。' },
    ]);
    await goto(page1);
    await page.evaluate((id) => {
      const build = (tag: string, attributes: Record<string, string>, ...children: (Node | string)[]) => {
        const element = document.createElement(tag);
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
        element.append(...children);
        return element;
      };
      const details = build('details', {}, build('summary', {}, '更多'), build('p', {}, '这是藏在折叠里的话。'));
      const second = build('div', { role: 'tabpanel', hidden: '' }, build('p', {}, '这是藏在标签页里的话。'));
      const first = build('div', { role: 'tabpanel' }, '甲');
      const tabs = ['甲', '乙'].map((name) => build('li', { role: 'tab' }, name));
      tabs[1]?.addEventListener('click', () => second.removeAttribute('hidden'));
      const panels = build('div', {}, first, second);
      const container = build('div', {}, build('ul', { role: 'tablist' }, ...tabs), panels);
      document.getElementById(id)?.after(details, container);
    }, section.anchor);
    for (const passage of ['藏在折叠里的话', '藏在标签页里的话']) {
      await search(page, passage);
      await page.keyboard.press('Enter');
      await expect.poll(() => marked(page)).toContain(passage);
      await expect(page.getByText(`这是${passage}`)).toBeInViewport();
    }
  });

  test('scrolls into view when it is far below its heading', async ({ page, goto }) => {
    const section = await readLastSection(page, page1);
    await replaceIndex(page, [{ ...toIndexed(page1, section), content: '很靠下的那句话。' }]);
    await goto(page1);
    await page.evaluate((id) => {
      const lines = Array.from({ length: 200 }, (_, index) => {
        const line = document.createElement('p');
        line.textContent = index === 150 ? '这是很靠下的那句话。' : `第 ${String(index)} 行`;
        return line;
      });
      document.getElementById(id)?.after(...lines);
    }, section.anchor);
    await search(page, '很靠下的那句话');
    await page.keyboard.press('Enter');
    await expect(page.getByText('这是很靠下的那句话。')).toBeInViewport();
  });

  test('marks the block when the browser has no highlight API', async ({ page, goto }) => {
    const section = await readLastSection(page, page1);
    await page.addInitScript(() => Reflect.deleteProperty(CSS, 'highlights'));
    await replaceIndex(page, [toIndexed(page1, section)]);
    await goto('/');
    await search(page, section.passage);
    await page.keyboard.press('Enter');
    const block = page.locator('.search-hit');
    await expect(block).toContainText(section.passage);
    await page.keyboard.press('Escape');
    await expect(block).toHaveCount(0);
  });
});

for (const stored of ['{', 'null', '7', '{"path":"//evil.example","words":["a"]}', `"${'x'.repeat(1_000_000)}"`]) {
  test(`removes a stored highlight of another format (${stored.slice(0, 12)})`, async ({ page, goto }) => {
    await goto('/');
    // For this page and for one that was never opened.
    await page.evaluate(
      ({ value, path }) => {
        for (const address of [path, '/nowhere'])
          localStorage.setItem(`docs.searchLanding ${new URL(address, location.href).href}`, value);
      },
      { value: stored, path: page1 },
    );
    await goto(page1);
    await expect.poll(() => countStored(page)).toBe(0);
    expect(await marked(page)).toBeUndefined();
  });
}
