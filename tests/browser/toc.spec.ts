/** Table of contents and heading anchors (specification §2: levels 2 to 3). */
import { expect, test } from './fixtures';

const doc = '/docs/neptune/api/device_connection/mqtt';

// spec: table-of-contents
test('lists headings of levels 2 and 3 and marks the current one', async ({ page, goto }) => {
  await goto(doc);
  const toc = page.getByRole('navigation', { name: '本页目录' });
  const listed = await toc.getByRole('link').allTextContents();
  const headings = await page
    .getByRole('main')
    .locator('h2, h3')
    .evaluateAll((all) => all.map((heading) => heading.firstChild?.textContent ?? ''));
  expect(listed).toEqual(headings);
  await toc.getByRole('link', { name: '消息格式' }).click();
  await expect(toc.getByRole('link', { name: '消息格式' })).toHaveClass(/--active/);
  await expect(page).toHaveURL(new RegExp(`#${encodeURIComponent('消息格式')}$`));
});

test.describe('when it is longer than the viewport', () => {
  test.use({ viewport: { width: 1366, height: 625 } });

  test('scrolls with the current section, down and up', async ({ page, goto }) => {
    await goto('/docs/janus/api/error-codes');
    const toc = page.getByRole('navigation', { name: '本页目录' });
    const headings = page.getByRole('main').locator('h2, h3');
    expect(await toc.evaluate((list) => list.scrollHeight > list.clientHeight)).toBe(true);
    for (const place of [-1, 0]) {
      await headings.nth(place).evaluate((heading) => heading.scrollIntoView());
      const active = toc.locator('.table-of-contents__link--active');
      const listed = toc.getByRole('link').nth(place);
      if (place === 0) await expect(active).toHaveText(await listed.innerText());
      await expect
        .poll(async () => {
          const [inner, outer] = await Promise.all([active.boundingBox(), toc.boundingBox()]);
          return Boolean(inner && outer && inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height + 1);
        })
        .toBe(true);
    }
  });
});

test('gives a heading a link to itself that is reachable by keyboard', async ({ page, goto }) => {
  await goto(doc);
  const heading = page.getByRole('heading', { name: /^消息格式/ });
  const link = heading.getByRole('link', { name: '消息格式的直接链接' });
  await link.focus();
  await expect(link).toBeFocused();
  await expect(link).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`#${encodeURIComponent('消息格式')}$`));
  await expect(heading).toBeInViewport();
  const isBelowNavbarAtTop = (element: Element): boolean => {
    const { top } = element.getBoundingClientRect();
    return top >= 0 && top <= 120;
  };
  await expect.poll(() => heading.evaluate(isBelowNavbarAtTop)).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens and closes, and reports its state', async ({ page, goto }) => {
    await goto(doc);
    const button = page.getByRole('button', { name: '本页总览' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const link = page.locator('.theme-doc-toc-mobile').getByRole('link', { name: '消息格式' });
    await link.click();
    await expect(page.getByRole('heading', { name: /^消息格式/ })).toBeInViewport();
  });
});
