/** Product filter of the search page: a single row on narrow viewports, and products without hits. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { buildPages, holdFiles, replaceIndex } from './searchFixtures';

const main = (page: Page) => page.getByRole('main');
const hits = (page: Page) => main(page).locator('ol > li');
const status = (page: Page) => main(page).getByRole('status');
const filter = (page: Page) => main(page).getByRole('group', { name: '产品' });
const query = '%E5%BF%83%E8%B7%B3'; // 心跳

/** Products with long names, in descending order of their hits. */
const products = Array.from({ length: 8 }, (_, index) => `名称很长的第 ${String(index + 1)} 种产品`);
const manyProducts = products.flatMap((product, index) => buildPages(products.length - index, product));
const last = encodeURIComponent(products[products.length - 1] ?? '');

/** Returns how many pixels of an element its scrolling row clips on the left and on the right. */
function readCut(element: Locator): Promise<number[]> {
  return element.evaluate((node) => {
    const [inner, outer] = [node.getBoundingClientRect(), node.closest('fieldset')?.getBoundingClientRect()];
    return outer ? [outer.left - inner.left, inner.right - outer.right].map((cut) => Math.max(0, cut)) : [];
  });
}

for (const [width, height] of [
  [360, 640],
  [768, 1024],
  [844, 390],
] as const) {
  test(`${String(width)} by ${String(height)} px: shows the products in one row that scrolls`, async ({
    page,
    goto,
    expectAccessible,
  }) => {
    await replaceIndex(page, manyProducts);
    await page.setViewportSize({ width, height });
    await goto(`/search?q=${query}`);
    await expect(hits(page).first()).toBeVisible();
    const choices = await filter(page)
      .locator('label')
      .evaluateAll((labels) =>
        labels.map((label) => label.getBoundingClientRect()).map((box) => [box.top, box.height]),
      );
    expect(choices).toHaveLength(products.length + 1);
    for (const [top, tall] of choices) {
      expect(top).toBe(choices[0]?.[0]);
      expect(tall).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await filter(page).evaluate((row) => row.scrollWidth > row.clientWidth)).toBe(true);
    await expectAccessible();
  });
}

test('scrolls the chosen and the focused product into view in a single row', async ({ page, goto }) => {
  await replaceIndex(page, manyProducts);
  await page.setViewportSize({ width: 360, height: 640 });
  await goto(`/search?q=${query}&product=${last}`);
  const chosen = filter(page).getByRole('radio', { checked: true });
  await expect(chosen).toHaveAccessibleName(/第 8 种产品/);
  await expect.poll(() => readCut(chosen)).toEqual([0, 0]);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await chosen.focus();
  await page.keyboard.press('ArrowRight'); // from the last product to the first
  const all = filter(page).getByRole('radio', { name: /^全部/ });
  await expect(all).toBeFocused();
  await expect.poll(() => readCut(all)).toEqual([0, 0]);
});

test('keeps the chosen product in view when the text adds products and larger numbers', async ({ page, goto }) => {
  // With two hits each, they precede the chosen product, which has one.
  const onlyInText = products
    .slice(0, -1)
    .flatMap((product) => buildPages(2, product).map((found) => ({ ...found, title: '别的说明' })));
  await replaceIndex(page, [...onlyInText, ...buildPages(1, products[products.length - 1])]);
  const release = await holdFiles(page, '**/assets/search/text-*', (route) => route.fallback());
  await page.setViewportSize({ width: 360, height: 640 });
  await goto(`/search?q=%E8%AE%BE%E5%A4%87&product=${last}`); // 设备
  const chosen = filter(page).getByRole('radio', { checked: true });
  await expect(filter(page).getByRole('radio')).toHaveCount(2);
  release();
  await expect(filter(page).getByRole('radio')).toHaveCount(products.length + 1);
  await expect(chosen).toHaveAccessibleName(/第 8 种产品/);
  expect(await readCut(chosen)).toEqual([0, 0]);
});

test('does not clip the focus outline of a product', async ({ page, goto }) => {
  await replaceIndex(page, manyProducts);
  await page.setViewportSize({ width: 360, height: 640 });
  await goto(`/search?q=${query}`);
  await expect(hits(page).first()).toBeVisible();
  await main(page).getByRole('button', { name: '搜索', exact: true }).focus();
  await page.keyboard.press('Tab');
  const all = filter(page).getByRole('radio', { name: /^全部/ });
  await expect(all).toBeFocused();
  const room = await all.evaluate((radio) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(radio.nextElementSibling ?? radio);
    const [inner, outer] = [radio.getBoundingClientRect(), radio.closest('fieldset')?.getBoundingClientRect()];
    const edges = outer && [inner.top - outer.top, outer.bottom - inner.bottom, inner.left - outer.left];
    return Math.min(...(edges ?? [])) - parseFloat(outlineWidth) - parseFloat(outlineOffset);
  });
  expect(room).toBeGreaterThanOrEqual(0);
});

test('offers the hits of all products when the chosen product has none', async ({ page, goto, expectAccessible }) => {
  await replaceIndex(page, [
    ...buildPages(3, '产品甲'),
    { url: '/docs/neptune/user/introduction?n=9', product: '产品乙', title: '别的说明', content: '电源。' },
  ]);
  await goto(`/search?q=${query}&product=%E4%BA%A7%E5%93%81%E4%B9%99`);
  await expect(main(page).getByText('在“产品乙”中没有找到“心跳”', { exact: true }).last()).toBeVisible();
  await expect(status(page)).toHaveText('在“产品乙”中没有找到“心跳”');
  await expect(page.getByRole('radio', { name: '产品乙 0' })).toBeChecked();
  await expectAccessible();

  await page.getByRole('button', { name: '在全部产品中搜索（3 个结果）' }).click();
  await expect(hits(page)).toHaveCount(3);
  await expect(hits(page).first().getByRole('link')).toBeFocused();
  await expect(page.getByRole('radio', { name: '全部 3' })).toBeChecked();
  await expect(page).toHaveURL(`/search?q=${query}`);
});

for (const name of ['__proto__', 'constructor', 'toString']) {
  test(`handles the unknown product ${name} as one without hits`, async ({ page, goto }) => {
    await replaceIndex(page, buildPages(3));
    await goto(`/search?q=${query}&product=${name}`);
    await expect(page.getByRole('radio', { name: `${name} 0` })).toBeChecked();
    await expect(status(page)).toHaveText(`在“${name}”中没有找到“心跳”`);
  });
}
