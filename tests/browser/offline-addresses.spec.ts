/** Without a network, every spelling of an address opens the page, as on the server. */
import { ignoreMessages, waitForHydration } from './fixtures';
import { expect, test } from './offlineFixtures';

const cachedPage = '/docs/automation/attachment/VNC_winCE';
const manualPage = '/docs/automation/attachment/GNME';
const offline = /ERR_CONNECTION_REFUSED|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Image zoom is not available/;

test('opens a cached page in another case', async ({ page, site, visit, unexpectedMessages }) => {
  await visit(cachedPage);
  const title = await page.title();
  await site.stop();
  for (const spelling of [
    cachedPage.toUpperCase(),
    `${cachedPage.toLowerCase()}/INDEX.HTML`,
    cachedPage.replace('VNC', '%56NC'),
  ]) {
    await page.goto(`${site.url}${spelling}?q=1#h`);
    await expect(page).toHaveURL(`${site.url}${cachedPage}?q=1#h`);
    await waitForHydration(page);
    await expect(page).toHaveTitle(title);
  }
  ignoreMessages(unexpectedMessages, offline);
});

test('opens a page of the manual in another case', async ({ page, site, downloadManual, unexpectedMessages }) => {
  await downloadManual();
  await site.stop();
  await page.goto(`${site.url}${manualPage.toLowerCase()}?q=1`);
  await expect(page).toHaveURL(`${site.url}${manualPage}?q=1`);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('GNME');
  await page.goto(`${site.url}${manualPage.replace('/attachment', '%2Fattachment')}`);
  await expect(page.getByRole('heading', { name: '找不到页面' })).toBeVisible();
  ignoreMessages(unexpectedMessages, offline);
});
