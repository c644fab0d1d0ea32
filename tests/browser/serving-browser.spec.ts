/** Behaviour of the browser with the responses of deploy/nginx. */
import { expect, test } from './fixtures';

// spec: unknown-address-status
test('shows the not-found page with status 404 for an unknown address', async ({ page: tab, unexpectedMessages }) => {
  const response = await tab.goto('/docs/none');
  expect(response?.status()).toBe(404);
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(tab).toHaveTitle(/\S/);
  unexpectedMessages.splice(0); // the browser reports the 404
});

test('has integrity hashes for entry scripts and style sheets', async ({ page: tab, goto }) => {
  await goto('/');
  for (const element of await tab.locator('script[src], link[rel="stylesheet"]').all()) {
    const address = (await element.getAttribute('src')) ?? (await element.getAttribute('href')) ?? '';
    if (/main|styles/.test(address)) expect(await element.getAttribute('integrity'), address).toMatch(/^sha384-/);
  }
});

test('runs no script in an SVG that is opened directly', async ({ page: tab, unexpectedMessages }) => {
  const hostile =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>document.documentElement.setAttribute("data-ran", "")</script><rect width="9" height="9"/></svg>';
  await tab.route('**/img/logo.svg', async (route) => route.fulfill({ response: await route.fetch(), body: hostile }));
  await tab.goto('/img/logo.svg');
  await expect(tab.locator('rect')).toBeVisible();
  await expect(tab.locator('svg')).not.toHaveAttribute('data-ran');
  expect(
    unexpectedMessages.some((line) => line.includes('Content Security Policy')),
    'the policy blocked it',
  ).toBe(true);
  unexpectedMessages.splice(0);
});
