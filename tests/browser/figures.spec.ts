/** Figures with a light and a dark image. */
import { chooseColourMode, expect, test } from './fixtures';

const doc = '/docs/neptune/user/introduction';

for (const mode of ['light', 'dark'] as const) {
  test(`loads and shows only the ${mode} image in ${mode} mode`, async ({ page, goto }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (/\/assets\/images\/.*\.svg$/.test(request.url())) pictures.push(request.url());
    });
    await chooseColourMode(page, mode);
    await goto(doc);
    const figure = page.getByRole('figure').first();
    await figure.scrollIntoViewIfNeeded();
    const picture = figure.locator('img:visible');
    await expect(picture).toHaveCount(1);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
    expect(new Set(pictures).size).toBe(await page.getByRole('figure').count());
  });
}

test('loads only the narrow image on a phone, with text of at least 15 px', async ({ page, goto }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/images\/.*\.svg$/.test(request.url())) pictures.push(request.url());
  });
  await goto(doc);
  const picture = page.getByRole('figure').first().locator('img:visible');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(360);
  expect(new Set(pictures).size).toBe(await page.getByRole('figure').count());
  const shown = await picture.boundingBox();
  const svg = await (await page.request.get(pictures[0] ?? '')).text();
  const sizes = [...svg.matchAll(/font-size="(\d+)"/g)].map(([, size]) => Number(size));
  expect(sizes.length).toBeGreaterThan(0);
  expect((Math.min(...sizes) * (shown?.width ?? 0)) / 360).toBeGreaterThanOrEqual(15);
});

test('reserves the space of an image before it has loaded, also on a phone', async ({
  page,
  goto,
  unexpectedMessages,
}) => {
  await page.route('**/assets/images/*.svg', (route) => route.abort());
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await goto(doc);
    const picture = page.getByRole('figure').first().locator('img:visible');
    const box = await picture.boundingBox();
    const [wide, narrow] = await picture.evaluate((image) =>
      [image, image.previousElementSibling].map(
        (element) => Number(element?.getAttribute('height')) / Number(element?.getAttribute('width')),
      ),
    );
    expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo((width === 360 ? narrow : wide) ?? 0, 1);
  }
  unexpectedMessages.splice(0); // the aborted images
});

test('changes the image when the colour mode changes', async ({ page, goto }) => {
  await goto(doc);
  const picture = page.getByRole('figure').first().locator('img:visible');
  const before = await picture.getAttribute('src');
  await page.getByRole('button', { name: /切换浅色\/暗黑模式/ }).click();
  await expect(picture).not.toHaveAttribute('src', before ?? '');
});

test('has a caption, a description and a size before the image has loaded', async ({
  page,
  goto,
  unexpectedMessages,
}) => {
  await page.route('**/assets/images/*.svg', (route) => route.abort());
  await goto(doc);
  const figure = page.getByRole('figure').first();
  await expect(figure).toContainText(/^图 1 .+（示意图）$/);
  const picture = figure.locator('img').first();
  expect((await picture.getAttribute('alt'))?.length).toBeGreaterThan(14);
  await expect(picture).toHaveAttribute('loading', 'lazy');
  await expect(picture).toHaveAttribute('decoding', 'async');
  await expect(picture).toHaveAttribute('width', '640');
  await expect(picture).toHaveAttribute('height', /^\d+$/);
  unexpectedMessages.splice(0); // the aborted image, if it was near the viewport
});

test('prints the light image in both colour modes', async ({ page, goto }) => {
  await chooseColourMode(page, 'dark');
  await goto(doc);
  const shown = page.getByRole('figure').first().locator('img:visible');
  const dark = await shown.getAttribute('src');
  await page.emulateMedia({ media: 'print' });
  await expect(shown).toHaveCount(1);
  await expect(shown).not.toHaveAttribute('src', dark ?? '');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
});
