/** Without a network, every spelling of an address opens the page, as it does on the server. */
import { ignoreMessages, waitForHydration } from './fixtures';
import { expect, test } from './offlineFixtures';

const kept = '/docs/automation/attachment/VNC_winCE';
const ofManual = '/docs/automation/attachment/GNME';
const offline = /ERR_CONNECTION_REFUSED|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Image zoom is not available/;

test('a kept page opens in another case', async ({ page, site, visit, unexpectedMessages }) => {
  await visit(kept);
  const title = await page.title();
  await site.stop();
  for (const spelling of [kept.toUpperCase(), `${kept.toLowerCase()}/INDEX.HTML`, kept.replace('VNC', '%56NC')]) {
    await page.goto(`${site.url}${spelling}?q=1#h`);
    await expect(page).toHaveURL(`${site.url}${kept}?q=1#h`);
    await waitForHydration(page);
    await expect(page).toHaveTitle(title);
  }
  ignoreMessages(unexpectedMessages, offline);
});

test('a page of the manual opens in another case', async ({ page, site, downloadManual, unexpectedMessages }) => {
  await downloadManual();
  await site.stop();
  await page.goto(`${site.url}${ofManual.toLowerCase()}?q=1`);
  await expect(page).toHaveURL(`${site.url}${ofManual}?q=1`);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('GNME');
  await page.goto(`${site.url}${ofManual.replace('/attachment', '%2Fattachment')}`);
  await expect(page.getByRole('heading', { name: '找不到页面' })).toBeVisible();
  ignoreMessages(unexpectedMessages, offline);
});
