/** Title and description of the document while a page loads and during a navigation. */
import type { Page } from '@playwright/test';
import { allowMessages, expect, test, waitForHydration, waitUntilIdle } from './fixtures';
import { unknownRoute } from './routes';

const doc = '/docs/neptune/user/introduction';

/** Records the title and description of each document of `page` when they change after its HTML is complete. */
async function recordMetadata(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const recorded: string[] = [];
    Reflect.set(window, 'recordedMetadata', recorded);
    const record = (): void => {
      const description = document.querySelector('meta[name="description"]')?.getAttribute('content');
      const metadata = `${document.title} / ${String(description)}`;
      if (recorded[recorded.length - 1] !== metadata) recorded.push(metadata);
    };
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      record();
      new MutationObserver(record).observe(document.head, {
        attributes: true,
        characterData: true,
        childList: true,
        subtree: true,
      });
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'recordedMetadata') as string[]);
}

for (const path of ['/', doc, '/docs/category/neptune-api', '/search', '/offline', unknownRoute]) {
  test(`${path} keeps title and description during hydration`, async ({ page, unexpectedMessages }) => {
    const readMetadata = await recordMetadata(page);
    await page.goto(path);
    const title = await page.title();
    await waitForHydration(page);
    await waitUntilIdle(page);
    const recorded = await readMetadata();
    expect(recorded).toHaveLength(1);
    expect(recorded[0]).toContain(title);
    if (path === unknownRoute) await allowMessages(unexpectedMessages, /404/);
  });
}

test('changes title and description once during a navigation', async ({ page, goto }) => {
  const readMetadata = await recordMetadata(page);
  await goto(doc);
  await page.getByRole('navigation').getByRole('link', { name: '边缘计算系统软件', exact: true }).first().click();
  await expect(page).toHaveTitle(/Janus/);
  await waitUntilIdle(page);
  expect(await readMetadata()).toEqual([
    expect.stringMatching(/^产品介绍 \| Neptune \| .* \/ .*Neptune/),
    expect.stringMatching(/^产品介绍 \| Janus \| .* \/ .*Janus/),
  ]);
});
