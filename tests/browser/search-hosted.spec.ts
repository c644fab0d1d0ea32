/** Hosted search (specification §7, §9) with local services that can fail. */
import type { Page } from '@playwright/test';
import type { FakeService, Fault } from '../../search/hosted/testing/fakeService';
import { allowMessages, answerHits, expect, test, useHosts, stopClock } from './hostedFixtures';

/** Page without images: a test clock must not trigger the loading of the zoom. */
const doc = '/docs/neptune/api/error-codes';
const field = (page: Page) => page.getByRole('combobox', { name: '搜索文档' });
const options = (page: Page) => page.getByRole('group').getByRole('option');

type Visit = { page: Page; goto: (path: string) => Promise<void>; services: readonly [FakeService, FakeService] };

async function ask(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).fill(query);
}

/** Opens a page with two hosts, of which the second answers, and without a fallback index. */
async function openWithSecond({ page, goto, services: [first, second] }: Visit): Promise<void> {
  answerHits(second, [{ title: '来自第二台' }]);
  await useHosts(page, { hosts: [first.origin, second.origin], fallsBack: false });
  await goto(doc);
}

/** Searches for `query` while the clock is stopped. */
async function askWithStoppedClock(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await stopClock(page);
  await field(page).fill(query);
}

test.describe('a hosted search', () => {
  // spec: hosted-search-payload
  test('sends the specified requests and loads no part of the embedded index', async ({
    page,
    goto,
    services: [first, second],
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.clock.install({ time: '2026-01-01T00:00:00Z' });
    answerHits(first, [{ title: '\uE000配置\uE001设备', snippet: '先\uE000配置\uE001' }]);
    await useHosts(page, { hosts: [first.origin, second.origin] });
    await goto(doc);
    await askWithStoppedClock(page, '配置');
    await expect(options(page).first()).toContainText('配置设备');
    await expect(options(page).first().locator('mark')).toHaveText(['配置', '配置']);

    const [call] = first.calls;
    expect(call?.method).toBe('POST');
    expect(call?.path).toBe('/1/indexes/*/queries');
    expect(Object.fromEntries(call?.address.searchParams ?? [])).toEqual({
      'x-algolia-api-key': 'public-key',
      'x-algolia-application-id': 'APP',
    });
    expect(call?.headers['content-type']).toBe('text/plain');
    expect(call?.headers).not.toHaveProperty('cookie');
    expect(first.preflights()).toBe(0);
    expect(JSON.parse(call?.body ?? '')).toEqual({
      requests: [
        {
          indexName: 'docs',
          query: '配置',
          attributesToRetrieve: ['hierarchy', 'type', 'url', 'hasCommonHeading'],
          attributesToSnippet: ['content:10'],
          highlightPreTag: '\uE000',
          highlightPostTag: '\uE001',
          hitsPerPage: 20,
          page: 0,
          clickAnalytics: false,
          facets: [],
          facetFilters: ['language:zh-Hans', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
        },
      ],
    });
    expect(second.calls).toEqual([]);
    expect(requested.filter((url) => /search-index\.json|assets\/search\//.test(url))).toEqual([]);
  });

  test('answers the search page, with a filter and a shorter snippet on a phone', async ({
    page,
    goto,
    services: [first],
  }) => {
    answerHits(first, [{ title: '配置设备' }]);
    await page.setViewportSize({ width: 390, height: 800 });
    await useHosts(page, { hosts: [first.origin] });
    await goto('/search?q=%E9%85%8D%E7%BD%AE&product=%E4%BA%A7%E5%93%81');
    await expect(page.getByText('找到 1 个结果', { exact: true })).toBeVisible();
    const bodies = first.calls.map(({ body }) => body).join('\n');
    expect(bodies).toContain('"facets":["hierarchy.lvl0"]');
    expect(bodies).toContain('"attributesToSnippet":["content:5"]');
    await page.getByRole('link', { name: '配置设备' }).click();
    await expect(page).toHaveURL('/docs/neptune/user/introduction');
  });

  // spec: hosted-search-preconnect
  test('preconnects when the user points at the button', async ({ page, goto, services: [first] }) => {
    await useHosts(page, { hosts: [first.origin] });
    await goto(doc);
    await page.getByRole('link', { name: '搜索', exact: true }).first().hover();
    const link = page.locator('link[rel="preconnect"]');
    await expect(link).toHaveAttribute('href', first.origin);
    await expect(link).toHaveAttribute('crossorigin', 'anonymous');
    expect(first.calls).toEqual([]);
  });
});

test.describe('when a host fails', () => {
  const faults: Fault[] = ['cut off', 'half body', 'garbage', 'wrong shape', { status: 500 }, { status: 503 }];
  for (const fault of faults) {
    test(`asks the next one (${JSON.stringify(fault)})`, async ({ page, goto, unexpectedMessages, services }) => {
      const [first] = services;
      await page.clock.install({ time: '2026-01-01T00:00:00Z' });
      first.fail(fault);
      await openWithSecond({ page, goto, services });
      await askWithStoppedClock(page, '配置');
      await expect(options(page)).toHaveText([/来自第二台/]);
      // Chromium itself retries on another connection when a preconnected one is closed.
      expect(fault === 'cut off' ? [1, 2] : [1]).toContain(first.calls.length);
      const isReported = fault !== 'garbage' && fault !== 'wrong shape';
      if (isReported) await allowMessages(unexpectedMessages, new RegExp(`^console error: .*${first.origin}`));
    });
  }

  // spec: failed-host-skipped
  test('skips it for two minutes', async ({ page, goto, unexpectedMessages, services }) => {
    const [first, second] = services;
    await page.clock.install({ time: '2026-01-01T00:00:00Z' });
    first.fail({ status: 500 });
    answerHits(first, [{ title: '来自第一台' }]);
    await openWithSecond({ page, goto, services });
    await askWithStoppedClock(page, '配置');
    await expect(options(page)).toHaveText([/来自第二台/]);
    await allowMessages(unexpectedMessages, /status of 500/);
    first.fail(undefined);

    await page.clock.runFor(119_000);
    await field(page).fill('配置 设备');
    await expect.poll(() => second.calls.length).toBe(2);
    expect(first.calls).toHaveLength(1);

    await page.clock.runFor(2000);
    await field(page).fill('配置');
    await expect(options(page)).toHaveText([/来自第一台/]);
    expect(first.calls).toHaveLength(2);
  });

  // spec: slow-host-replaced
  test('asks the next one after a second without an answer', async ({ page, goto, services }) => {
    const [first, second] = services;
    await page.clock.install({ time: '2026-01-01T00:00:00Z' });
    first.fail('hang');
    await openWithSecond({ page, goto, services });
    await askWithStoppedClock(page, '配置');
    await expect.poll(() => first.calls.length).toBe(1);
    await page.clock.runFor(900);
    expect(second.calls).toEqual([]);
    await page.clock.runFor(100);
    await expect(options(page)).toHaveText([/来自第二台/]);
  });
});

test.describe('when no host answers', () => {
  test('uses the embedded index for two minutes', async ({
    page,
    goto,
    unexpectedMessages,
    services: [first, second],
  }) => {
    await page.clock.install({ time: '2026-01-01T00:00:00Z' });
    [first, second].forEach((service) => service.fail({ status: 500 }));
    answerHits(first, [{ title: '来自第一台' }]);
    await useHosts(page, { hosts: [first.origin, second.origin] });
    await goto(doc);
    await ask(page, 'MQTT');
    await expect(options(page).first()).toContainText('MQTT');
    await allowMessages(unexpectedMessages, /status of 500/);
    first.fail(undefined);
    await field(page).fill('Modbus');
    await expect(options(page).first()).toContainText('Modbus');
    expect(first.calls).toHaveLength(1);

    await page.clock.runFor(121_000);
    await field(page).fill('配置');
    await expect(options(page)).toHaveText([/来自第一台/]);
  });

  test('uses the embedded index after three seconds', async ({ page, goto, services: [first, second] }) => {
    await page.clock.install({ time: '2026-01-01T00:00:00Z' });
    [first, second].forEach((service) => service.fail('hang'));
    await useHosts(page, { hosts: [first.origin, second.origin] });
    await goto(doc);
    await askWithStoppedClock(page, 'MQTT');
    await expect.poll(() => first.calls.length).toBe(1);
    await page.clock.runFor(3000);
    await page.clock.resume();
    await expect(options(page).first()).toContainText('MQTT');
  });

  test('shows an error without an embedded index, and recovers on retry', async ({
    page,
    goto,
    unexpectedMessages,
    services: [first],
  }) => {
    first.fail({ status: 403 });
    answerHits(first, [{ title: '来自第一台' }]);
    await useHosts(page, { hosts: [first.origin], fallsBack: false });
    await goto(doc);
    await ask(page, 'MQTT');
    await expect(page.getByText('无法获取结果', { exact: true })).toBeVisible();
    await allowMessages(unexpectedMessages, /status of 403/);
    first.fail(undefined);
    await page.getByRole('button', { name: '重试' }).click();
    await expect(options(page)).toHaveText([/来自第一台/]);
  });

  test('uses the embedded index if the policy blocks the host', async ({
    page,
    goto,
    unexpectedMessages,
    services: [first],
  }) => {
    await useHosts(page, { hosts: [first.origin], allowed: [] });
    await goto(doc);
    await ask(page, 'MQTT');
    await expect(options(page).first()).toContainText('MQTT');
    expect(first.calls).toEqual([]);
    await allowMessages(unexpectedMessages, /CSP violation: connect-src blocked/);
    await allowMessages(unexpectedMessages, /console error: .*Content Security Policy/);
  });
});

test('renders hits as text and links only to this site', async ({ page, goto, services: [first] }) => {
  const payloads = [
    '<img src=x onerror=window.__xss=1>',
    '&lt;img src=x onerror=window.__xss=1&gt;',
    '</mark><script>window.__xss=1</script>',
    '\uE000<svg onload=window.__xss=1>\uE001',
  ];
  answerHits(first, [
    ...payloads.map((text) => ({ title: `${text} 标题`, product: text, snippet: text })),
    ...[
      'javascript:window.__xss=1',
      'https://evil.example/docs',
      '//evil.example',
      '/\\evil.example',
      '/%5cevil.example',
    ].map((url) => ({
      title: '别处',
      url,
    })),
    { title: '本站', url: 'https://docs.example.com/docs/neptune/user/introduction#x' },
  ]);
  await useHosts(page, { hosts: [first.origin] });
  for (const path of ['/search?q=%E6%A0%87%E9%A2%98', doc]) {
    await goto(path);
    if (path === doc) await ask(page, '标题');
    const shown = path === doc ? page.getByRole('dialog') : page.getByRole('main');
    await expect(shown.getByText('<img src=x onerror=window.__xss=1> 标题').first()).toBeVisible();
    await expect(shown.locator('img, script, svg[onload], [onerror]')).toHaveCount(0);
    await expect(shown.getByText('别处')).toHaveCount(0);
    await expect(shown.getByRole(path === doc ? 'option' : 'link', { name: /本站/ })).toHaveAttribute(
      'href',
      '/docs/neptune/user/introduction#x',
    );
  }
  expect(await page.evaluate(() => '__xss' in window)).toBe(false);
});

test.describe('without a hosted search', () => {
  test('connects to no other host', async ({ request }) => {
    const response = await request.get(doc);
    expect(response.headers()['content-security-policy']).toContain("; connect-src 'self';");
    expect(await response.text()).not.toMatch(/preconnect|algolia/);
  });

  test('does not load its code', async ({ page, goto, request }) => {
    const scripts = new Set<string>();
    page.on('request', (sent) => {
      if (sent.url().endsWith('.js')) scripts.add(sent.url());
    });
    await goto(doc);
    await ask(page, 'MQTT');
    await expect(options(page).first()).toBeVisible();
    await goto('/search?q=MQTT');
    await expect(page.getByText(/^找到 \d+ 个结果$/)).toBeVisible();
    const loaded = await Promise.all([...scripts].map(async (url) => (await request.get(url)).text()));
    expect(loaded.length).toBeGreaterThan(3);
    expect(loaded.filter((source) => source.includes('x-algolia'))).toEqual([]);
  });
});
