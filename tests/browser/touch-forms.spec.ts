/** iOS zooms in on form fields with small text and turns numbers into telephone links. */
import { allowMessages, expect, test } from './fixtures';
import { routes } from './routes';

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1024, height: 768 },
  ]) {
    test(`has form fields with text of at least 16 px at ${viewport.width} px`, async ({
      page,
      goto,
      unexpectedMessages,
    }) => {
      await page.setViewportSize(viewport);
      const fields: { name: string; sizePx: number }[] = [];
      const readFields = async () => {
        const found = await page
          .locator('input:not([type="radio"], [type="checkbox"]), select, textarea')
          .filter({ visible: true })
          .evaluateAll((elements) =>
            elements.map((element) => ({
              name: `${location.pathname} ${element.tagName} ${element.getAttribute('name') ?? ''}`,
              sizePx: parseFloat(getComputedStyle(element).fontSize),
            })),
          );
        expect(found.length, page.url()).toBeGreaterThan(0);
        fields.push(...found);
      };
      for (const route of ['/', '/search', '/docs/neptune/none']) {
        await goto(route);
        await readFields();
      }
      await goto('/docs/neptune/user/faq');
      await page.getByText('这页没有解决问题').click();
      await page.getByLabel('做了什么，看到什么，软件版本').waitFor();
      await readFields();
      await page.keyboard.press('/');
      await page.getByRole('combobox', { name: '搜索文档' }).fill('设备');
      await page.getByRole('dialog').getByRole('option').first().waitFor();
      await readFields();
      await allowMessages(unexpectedMessages, /404/);
      expect(fields.filter(({ sizePx }) => sizePx < 16)).toEqual([]);
    });
  }
});

test('disables the detection of telephone numbers on every page', async ({ request }) => {
  const missing: string[] = [];
  for (const route of [...routes, '/docs/neptune/none']) {
    const html = await (await request.get(route)).text();
    if (!/<meta name="?format-detection"? content="telephone=no\b/.test(html)) missing.push(route);
  }
  expect(missing).toEqual([]);
});
