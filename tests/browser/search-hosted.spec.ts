/** Search by a hosted service (specification §7, §9), against services on this machine that fail on demand. */
import type { Page } from '@playwright/test';
import type { FakeService, Fault } from '../../search/hosted/testing/fakeService';
import { allowMessages, answerHits, expect, test, useHosts, stopClock } from './hostedFixtures';

/** A page without pictures: a clock that a test turns must not run out the loading of the zoom's code. */
const landing = '/docs/neptune/api/error-codes';
const field = (page: Page) => page.getByRole('combobox', { name: '搜索文档' });
const options = (page: Page) => page.getByRole('group').getByRole('option');

type Visit = { page: Page; goto: (path: string) => Promise<void>; services: readonly [FakeService, FakeService] };

async function ask(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).fill(query);
}

/** Opens a page that has two hosts, of which the second answers, and no index to fall back to. */
async function openWithSecond({ page, goto, services: [first, second] }: Visit): Promise<void> {
  answerHits(second, [{ title: '来自第二台' }]);
  await useHosts(page, { hosts: [first.origin, second.origin], fallsBack: false });
  await goto(landing);
}

/** Asks `query` while the clock stands still. */
async function askAtRest(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await stopClock(page);
  await field(page).fill(query);
}

test.describe('a hosted search', () => {
  // spec: hosted-search-payload
  test('is asked as the specification says, and nothing of the shipped index is loaded', async ({
    page,
    goto,
    services: [first, second],
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.clock.install({ time: '2026-01-01T00:00:00Z' });
    answerHits(first, [{ title: '\uE000配置\uE001设备', snippet: '先\uE000配置\uE001' }]);
    await useHosts(page, { hosts: [first.origin, second.origin] });
    await goto(landing);
    await askAtRest(page, '配置');
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
          attributesToRetrieve: ['hierarchy', 'type', 'url'],
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

  test('answers the search page too, with its filter and a shorter snippet on a phone', async ({
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
  test('is connected to as soon as the reader points at the button', async ({ page, goto, services: [first] }) => {
    await useHosts(page, { hosts: [first.origin] });
    await goto(landing);
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
    test(`(${JSON.stringify(fault)}) the next one answers`, async ({ page, goto, unexpectedMessages, services }) => {
      const [first] = services;
      await page.clock.install({ time: '2026-01-01T00:00:00Z' });
      first.fail(fault);
      await openWithSecond({ page, goto, services });
      await askAtRest(page, '配置');
      await expect(options(page)).toHaveText([/来自第二台/]);
      // Chromium asks again, by itself, on another connection when one that it opened ahead of time is cut off.
      expect(fault === 'cut off' ? [1, 2] : [1]).toContain(first.calls.length);
      const isReported = fault !== 'garbage' && fault !== 'wrong shape';
      if (isReported) allowMessages(unexpectedMessages, new RegExp(`^console error: .*${first.origin}`));
    });
  }

  // spec: failed-host-skipped
  test('it is left out for two minutes', async ({ page, goto, unexpectedMessages, services }) => {
    const [first, second] = services;
    await page.clock.install({ time: '2026-01-01T00:00:00Z' });
    first.fail({ status: 500 });
    answerHits(first, [{ title: '来自第一台' }]);
    await openWithSecond({ page, goto, services });
    await askAtRest(page, '配置');
    await expect(options(page)).toHaveText([/来自第二台/]);
    allowMessages(unexpectedMessages, /status of 500/);
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
  test('by not answering within a second, the next one is asked', async ({ page, goto, services }) => {
    const [first, second] = services;
    await page.clock.install({ time: '2026-01-01T00:00:00Z' });
    first.fail('hang');
    await openWithSecond({ page, goto, services });
    await askAtRest(page, '配置');
    await expect.poll(() => first.calls.length).toBe(1);
    await page.clock.runFor(900);
    expect(second.calls).toEqual([]);
    await page.clock.runFor(100);
    await expect(options(page)).toHaveText([/来自第二台/]);
  });
});

test.describe('when no host answers', () => {
  test('the shipped index does, for two minutes', async ({
    page,
    goto,
    unexpectedMessages,
    services: [first, second],
  }) => {
    await page.clock.install({ time: '2026-01-01T00:00:00Z' });
    [first, second].forEach((service) => service.fail({ status: 500 }));
    answerHits(first, [{ title: '来自第一台' }]);
    await useHosts(page, { hosts: [first.origin, second.origin] });
    await goto(landing);
    await ask(page, 'MQTT');
    await expect(options(page).first()).toContainText('MQTT');
    allowMessages(unexpectedMessages, /status of 500/);
    first.fail(undefined);
    await field(page).fill('Modbus');
    await expect(options(page).first()).toContainText('Modbus');
    expect(first.calls).toHaveLength(1);

    await page.clock.runFor(121_000);
    await field(page).fill('配置');
    await expect(options(page)).toHaveText([/来自第一台/]);
  });

  test('within three seconds, the shipped index does', async ({ page, goto, services: [first, second] }) => {
    await page.clock.install({ time: '2026-01-01T00:00:00Z' });
    [first, second].forEach((service) => service.fail('hang'));
    await useHosts(page, { hosts: [first.origin, second.origin] });
    await goto(landing);
    await askAtRest(page, 'MQTT');
    await expect.poll(() => first.calls.length).toBe(1);
    await page.clock.runFor(3000);
    await page.clock.resume();
    await expect(options(page).first()).toContainText('MQTT');
  });

  test('and no index is shipped, the dialog says so, and a retry works', async ({
    page,
    goto,
    unexpectedMessages,
    services: [first],
  }) => {
    first.fail({ status: 403 });
    answerHits(first, [{ title: '来自第一台' }]);
    await useHosts(page, { hosts: [first.origin], fallsBack: false });
    await goto(landing);
    await ask(page, 'MQTT');
    await expect(page.getByText('无法获取结果', { exact: true })).toBeVisible();
    allowMessages(unexpectedMessages, /status of 403/);
    first.fail(undefined);
    await page.getByRole('button', { name: '重试' }).click();
    await expect(options(page)).toHaveText([/来自第一台/]);
  });

  test('because the policy does not name it, the shipped index does', async ({
    page,
    goto,
    unexpectedMessages,
    services: [first],
  }) => {
    await useHosts(page, { hosts: [first.origin], allowed: [] });
    await goto(landing);
    await ask(page, 'MQTT');
    await expect(options(page).first()).toContainText('MQTT');
    expect(first.calls).toEqual([]);
    allowMessages(unexpectedMessages, /CSP violation: connect-src blocked/);
    allowMessages(unexpectedMessages, /console error: .*Content Security Policy/);
  });
});

test('nothing in a hit becomes HTML or leads elsewhere', async ({ page, goto, services: [first] }) => {
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
  for (const path of ['/search?q=%E6%A0%87%E9%A2%98', landing]) {
    await goto(path);
    if (path === landing) await ask(page, '标题');
    const shown = path === landing ? page.getByRole('dialog') : page.getByRole('main');
    await expect(shown.getByText('<img src=x onerror=window.__xss=1> 标题').first()).toBeVisible();
    await expect(shown.locator('img, script, svg[onload], [onerror]')).toHaveCount(0);
    await expect(shown.getByText('别处')).toHaveCount(0);
    await expect(shown.getByRole(path === landing ? 'option' : 'link', { name: /本站/ })).toHaveAttribute(
      'href',
      '/docs/neptune/user/introduction#x',
    );
  }
  expect(await page.evaluate(() => '__xss' in window)).toBe(false);
});

test.describe('without a hosted search', () => {
  test('pages connect to nobody, ahead of time or at all', async ({ request }) => {
    const response = await request.get(landing);
    expect(response.headers()['content-security-policy']).toContain("; connect-src 'self';");
    expect(await response.text()).not.toMatch(/preconnect|algolia/);
  });

  test('its code is not loaded', async ({ page, goto, request }) => {
    const scripts = new Set<string>();
    page.on('request', (sent) => {
      if (sent.url().endsWith('.js')) scripts.add(sent.url());
    });
    await goto(landing);
    await ask(page, 'MQTT');
    await expect(options(page).first()).toBeVisible();
    await goto('/search?q=MQTT');
    await expect(page.getByText(/^找到 \d+ 个结果$/)).toBeVisible();
    const loaded = await Promise.all([...scripts].map(async (url) => (await request.get(url)).text()));
    expect(loaded.length).toBeGreaterThan(3);
    expect(loaded.filter((source) => source.includes('x-algolia'))).toEqual([]);
  });
});
