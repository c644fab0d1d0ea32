/** Choice of the highlighted passages, and of the one scrolled into view. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { isFirstMarkInView, replaceIndex } from './searchFixtures';

const path = '/docs/neptune/api/device_connection/mqtt';

/** Returns the highlighted texts and their elements. */
const marked = (page: Page) =>
  page.evaluate(() =>
    ([...(CSS.highlights.get('search-hit') ?? [])] as Range[]).map((range) => [
      range.startContainer.parentElement?.closest('h2, h3, p, li, nav, button, div')?.tagName,
      range.toString(),
    ]),
  );

async function choose(page: Page, query: string, shown: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '搜索文档' }).fill(query);
  await expect(page.getByRole('option', { selected: true })).toContainText(shown);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${path}#*`);
}

test('does not highlight text outside the last section', async ({ page, goto }) => {
  await goto(path);
  const last = await page.evaluate(() => {
    const heading = [...document.querySelectorAll('main h2[id], main h3[id]')].pop();
    return { tag: heading?.tagName, id: heading?.id ?? '', text: heading?.textContent.replace('\u200b', '') ?? '' };
  });
  await expect(page.getByRole('navigation', { name: '本页目录' })).toContainText(last.text);
  const url = `${path}#${encodeURIComponent(last.id)}`;
  await replaceIndex(page, [{ url, product: '产品甲', title: last.text, content: '无关的正文。' }]);
  await goto('/');
  await choose(page, last.text, last.text);
  await expect.poll(() => marked(page)).toEqual([[last.tag, last.text]]);
});

test('does not highlight the language and the buttons of a code block', async ({ page, goto }) => {
  await page.setViewportSize({ width: 360, height: 640 }); // the language is hidden at this width
  await goto(path);
  const { anchor, language } = await page.evaluate(() => {
    const heading = [...document.querySelectorAll('main h2[id]')].pop();
    const header = [...document.querySelectorAll('.code-block-header')].find(({ children }) => children.length > 2);
    return { anchor: heading?.id ?? '', language: header?.children[1]?.textContent ?? '' };
  });
  expect(language).not.toBe('');
  const url = `${path}#${encodeURIComponent(anchor)}`;
  await replaceIndex(
    page,
    [language, '复制'].map((word) => ({ url, product: '产品甲', title: '别的', content: `讲到 ${word} 的话。` })),
  );
  await goto(path);
  await page.evaluate(
    ({ id, words }) => {
      const header = [...document.querySelectorAll('.code-block-header')].find(({ children }) => children.length > 2);
      const lines = words.map((word) => {
        const line = document.createElement('p');
        line.textContent = `讲到 ${word} 的话。`;
        line.style.marginTop = '1000px';
        return line;
      });
      if (header) document.getElementById(id)?.after(header.cloneNode(true), ...lines);
    },
    { id: anchor, words: [language, '复制'] },
  );
  for (const word of [language, '复制']) {
    await choose(page, word, `讲到 ${word} 的话`);
    await expect.poll(() => marked(page)).toContainEqual(['P', word]);
    expect((await marked(page))[0]).toEqual(['P', word]);
    await expect.poll(() => isFirstMarkInView(page)).toBe(true);
  }
});

test('scrolls to the longest passage when a shorter one is further up', async ({ page, goto }) => {
  await goto(path);
  const anchor = await page.evaluate(() => [...document.querySelectorAll('main h2[id]')].pop()?.id ?? '');
  const url = `${path}#${encodeURIComponent(anchor)}`;
  await replaceIndex(page, [{ url, product: '产品甲', title: '心跳', content: '很靠下的那句话。' }]);
  await goto(path);
  await page.evaluate((id) => {
    const lines = ['这是心跳。', '这是很靠下的那句话。'].map((text) => {
      const line = document.createElement('p');
      line.textContent = text;
      line.style.marginBottom = '2000px';
      return line;
    });
    document.getElementById(id)?.after(...lines);
  }, anchor);
  await choose(page, '心跳 很靠下的那句话', '很靠下的那句话');
  await expect.poll(() => marked(page)).toContainEqual(['P', '心跳']);
  await expect(page.getByText('这是很靠下的那句话。')).toBeInViewport();
});
