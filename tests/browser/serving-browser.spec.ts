/** Behaviour of the browser with the responses of deploy/nginx. */
import { addressVectors, markupVectors } from './attackVectors';
import { allowMessages, expect, test } from './fixtures';

// spec: unknown-address-status
test('shows the not-found page with status 404 for an unknown address', async ({ page: tab, unexpectedMessages }) => {
  const response = await tab.goto('/docs/none');
  expect(response?.status()).toBe(404);
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(tab).toHaveTitle(/\S/);
  unexpectedMessages.splice(0); // the browser reports the 404
});

for (const address of ['/docs/%E4%B8', '/docs/%FF', '/%E4%B8%AD%E6%96%87/%FF?q=%FF#%FF']) {
  test(`shows a working not-found page for ${address}, which cannot be decoded`, async ({
    page: tab,
    goto,
    unexpectedMessages,
  }) => {
    await goto(address);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('找不到页面');
    await tab.getByRole('link', { name: '文档中心首页' }).first().click();
    await expect(tab).toHaveURL('/');
    await expect(tab.getByRole('heading', { level: 1 })).not.toHaveText('找不到页面');
    unexpectedMessages.splice(0); // the browser reports the 404
  });
}

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

test('accepts no text as HTML or code, and only scripts of this site', async ({
  page: tab,
  goto,
  unexpectedMessages,
}) => {
  await goto('/docs/neptune/user/introduction');
  const accepted = await tab.evaluate(
    ([markup, addresses]) => {
      const sinks: Record<string, (text: string) => unknown> = {
        innerHTML: (text) => (document.createElement('div').innerHTML = text),
        outerHTML: (text) => (document.body.appendChild(document.createElement('p')).outerHTML = text),
        insertAdjacentHTML: (text) => {
          document.body.insertAdjacentHTML('beforeend', text);
        },
        DOMParser: (text) => new DOMParser().parseFromString(text, 'text/html'),
        srcdoc: (text) => (document.createElement('iframe').srcdoc = text),
        'text of a script': (text) => (document.createElement('script').text = text),
      };
      const loaders: Record<string, (text: string) => unknown> = {
        'src of a script': (text) => (document.createElement('script').src = text),
        Worker: (text) => new Worker(text),
      };
      const isAccepted = (run: (text: string) => unknown, text: string): boolean => {
        try {
          run(text);
          return true;
        } catch {
          return false;
        }
      };
      const list = (group: typeof sinks, texts: readonly string[]) =>
        Object.entries(group).flatMap(([name, run]) =>
          texts.filter((text) => isAccepted(run, text)).map((text) => `${name}: ${text}`),
        );
      return [...list(sinks, markup), ...list(loaders, addresses), ...list(loaders, ['/docs/a.js', '/img/logo.svg'])];
    },
    [markupVectors, addressVectors] as const,
  );
  expect(accepted).toEqual([]);
  expect(await tab.evaluate(() => Reflect.has(window, 'attacked'))).toBe(false);
  await allowMessages(unexpectedMessages, /Trusted|trusted|require-trusted-types-for/);
});
