/** Page tools: summary line, dates, Markdown, print, problem report. */
import type { Page } from '@playwright/test';
import { editBundle } from './editedBundle';
import { allowMessages, expect, goOffline, test } from './fixtures';

const task = '/docs/neptune/user/quick-start';
const reference = '/docs/janus/api/device/create-device';

const tools = (page: Page) => page.getByRole('group', { name: '页面工具' });
const mailLinks = (page: Page) => page.locator('a[href^="mailto:"]');

/**
 * Opens a page of a site with a feedback address by client-side navigation: the HTML of this build contains no address
 * and would not hydrate.
 */
async function openWithFeedbackAddress(page: Page, goto: (url: string) => Promise<void>): Promise<void> {
  await editBundle(page, [{ find: /customFields:\{/, write: 'customFields:{feedbackAddress:"docs@example.com",' }]);
  await goto('/');
  await page.getByRole('main').getByRole('link', { name: '让一根轴往复运动' }).click();
  await page.getByText('这页没有解决问题？').click();
}

test('shows the time for a task and the date of the last check under the title', async ({ page, goto }) => {
  await goto(task);
  await expect(page.getByRole('heading', { level: 1 }).locator('xpath=following-sibling::div[1]/p')).toHaveText(
    /^操作约 \d+ 分钟 · 核对于 \d{4}-\d{2}-\d{2}$/,
  );
});

test('shows the reading time under the title', async ({ page, goto }) => {
  await goto('/docs/neptune/user/introduction');
  await expect(page.getByText(/^阅读约 \d+ 分钟 · 核对于/)).toBeVisible();
});

for (const end of ['under the title', 'at the end'] as const) {
  test(`copies the address without query and anchor by the button ${end}`, async ({ page, goto, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await goto(`${reference}?q=1#错误码`);
    const copy = page.getByRole('article').getByRole('button', { name: '复制链接' });
    await (end === 'at the end' ? copy.last() : tools(page).getByRole('button', { name: '复制链接' })).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: '已复制' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL ?? ''}${reference}`);
  });
}

test('has summary and tools in one line on a desktop', async ({ page, goto }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await goto('/docs/janus/user/data-definition');
  const [summary, line] = [
    await page.getByText(/^适用于 .* · 操作约 .* · 核对于/).boundingBox(),
    await tools(page).boundingBox(),
  ];
  if (!summary || !line) throw new Error('no summary');
  expect(summary.x + summary.width).toBeLessThanOrEqual(line.x + 12);
  expect(Math.abs(summary.y + summary.height / 2 - line.y - line.height / 2)).toBeLessThan(2);
});

test('has the tools under the title in one line on a phone, and not on paper', async ({ page, goto }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await goto(reference);
  expect((await tools(page).boundingBox())?.height).toBeLessThan(50);
  await page.emulateMedia({ media: 'print' });
  await expect(tools(page)).toBeHidden();
});

test('shows the dates of the last change and the last check', async ({ page, goto }) => {
  await goto(reference);
  const dates = page.getByRole('article').getByRole('paragraph').filter({ hasText: '最近核对：' });
  await expect(dates).toHaveText(/最后更新：\d{4}-\d{2}-\d{2} 最近核对：\d{4}-\d{2}-\d{2}/);
});

test('copies the page as the Markdown that is served for it', async ({ page, goto, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await goto(reference);
  await page.getByRole('button', { name: '复制为 Markdown' }).click();
  await expect(page.getByRole('status').filter({ hasText: '已复制' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const response = await request.get(`${reference}.md`);
  expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(copied).toBe(await response.text());
  expect(copied).toMatch(/^# 创建设备\n\n> .+。\n\n<https:\/\/\S+\/docs\/janus\/api\/device\/create-device>\n/);
  const targets = [...copied.matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target);
  expect(targets.length).toBeGreaterThan(0);
  expect(targets.filter((target) => !target?.startsWith('https://'))).toEqual([]);
  await expect(page.getByRole('link', { name: '打开 Markdown' })).toHaveAttribute('href', `${reference}.md`);
});

test('copies the Markdown when only the click itself may write, as in Safari', async ({ page, goto, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await goto(reference);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('not in the click', 'NotAllowedError'));
    Reflect.set(document, 'execCommand', () => false);
  });
  await page.getByRole('button', { name: '复制为 Markdown' }).click();
  await expect(page.getByRole('status').filter({ hasText: '已复制' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# 创建设备\n/);
});

test('copies the Markdown when the clipboard accepts only available text', async ({ page, goto, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await goto(reference);
  await page.evaluate(() => Reflect.deleteProperty(window, 'ClipboardItem'));
  await page.getByRole('button', { name: '复制为 Markdown' }).click();
  await expect(page.getByRole('status').filter({ hasText: '已复制' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# 创建设备\n/);
});

test('shows what to do when the copy button is used without a network', async ({ page, goto, unexpectedMessages }) => {
  await goto(reference);
  await goOffline(page);
  await page.getByRole('button', { name: '复制为 Markdown' }).click();
  await expect(page.getByText('没有复制成功。请检查网络，或打开 Markdown 后全选复制。')).toBeVisible();
  await allowMessages(unexpectedMessages, /ERR_INTERNET_DISCONNECTED/);
});

test('opens the print dialog by the print button', async ({ page, goto }) => {
  await goto(reference);
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'true');
  });
  await page.getByRole('button', { name: '打印本页' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
});

test('copies a problem report when there is no feedback address', async ({
  page,
  goto,
  context,
  baseURL,
  expectAccessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await goto(reference);
  await page.getByText('这页没有解决问题？').click();
  await page.getByLabel('哪一节有问题').selectOption({ label: '错误码' });
  await page.getByLabel('做了什么，看到什么，软件版本').fill('返回 1006，序列号没有用过');
  await expectAccessible('open report');
  const address = new RegExp(`^页面：创建设备 ${baseURL ?? ''}${reference}#\\S+$`, 'm');
  const report = page.getByText('页面：创建设备');
  await expect(report).toHaveText(address);
  await expect(report).toContainText('章节：错误码');
  await expect(report).toContainText('现象：返回 1006，序列号没有用过');
  await expect(page.getByText('填写后复制报告，交给向你提供本文档的人。')).toBeVisible();
  await expect(mailLinks(page)).toHaveCount(0);
  await page.getByRole('button', { name: '复制报告' }).click();
  await expect(page.getByRole('status').filter({ hasText: '已复制' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await report.textContent());
});

test('also sends the report by mail when there is a feedback address', async ({ page, goto }) => {
  await openWithFeedbackAddress(page, goto);
  await page.getByLabel('做了什么，看到什么，软件版本').fill('轴不动');
  await expect(page.getByText('能收发邮件时，直接用邮件发送。')).toBeVisible();
  await expect(page.getByRole('button', { name: '复制报告' })).toBeVisible();
  const report = page.getByText('页面：案例一');
  await expect(report).toContainText('现象：轴不动');
  const mail = new URL((await page.getByRole('link', { name: '用邮件发送' }).getAttribute('href')) ?? '');
  expect(mail.href).toMatch(/^mailto:docs@example\.com\?/);
  expect(mail.searchParams.get('subject')).toBe('文档问题：案例一：单轴往复运动');
  expect(mail.searchParams.get('body')).toBe(await report.textContent());
});

test('shows where to send a report when the form fails to load', async ({ page, goto, unexpectedMessages }) => {
  await goto(reference);
  await goOffline(page);
  await page.getByText('这页没有解决问题？').click();
  await expect.poll(() => unexpectedMessages.some((line) => line.includes('ReportForm'))).toBe(true); // its code failed to load
  await expect(page.getByText('告诉向你提供本文档的人。')).toBeVisible();
  await expect(mailLinks(page)).toHaveCount(0);
  await expect(page.getByLabel('哪一节有问题')).toBeHidden();
  await allowMessages(unexpectedMessages, /ERR_INTERNET_DISCONNECTED/);
});

test('shows the feedback address when the form fails to load', async ({ page, goto, unexpectedMessages }) => {
  await page.route(/ReportForm/, (route) => route.abort());
  await openWithFeedbackAddress(page, goto);
  await expect(mailLinks(page)).toHaveText('docs@example.com');
  await expect(mailLinks(page)).toHaveAttribute('href', 'mailto:docs@example.com');
  await allowMessages(unexpectedMessages, /ReportForm/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the Markdown link and where to send a report, but no buttons', async ({ page }) => {
    await page.goto(reference);
    await expect(page.getByRole('link', { name: '打开 Markdown' })).toBeVisible();
    await expect(tools(page).getByRole('link', { name: 'Markdown' })).toBeVisible();
    await expect(page.getByRole('button', { name: /打印|复制链接/ })).toHaveCount(0);
    await page.getByText('这页没有解决问题？').click();
    await expect(page.getByText('告诉向你提供本文档的人。')).toBeVisible();
    await expect(mailLinks(page)).toHaveCount(0);
  });
});

test('lists every page in llms.txt and all text in llms-full.txt', async ({ request, baseURL }) => {
  const overview = await (await request.get('/llms.txt')).text();
  const links = [...overview.matchAll(/\]\((\S+)\)/g)].map(([, url]) => new URL(url ?? '').pathname);
  expect(links).toContain(`${reference}.md`);
  const full = await (await request.get('/llms-full.txt')).text();
  for (const link of links) {
    const twin = await (await request.get(new URL(link, baseURL).href)).text();
    expect(full.includes(twin), link).toBe(true);
  }
});

test('links the product versions as a feed on the home page', async ({ page, request }) => {
  await page.goto('/');
  const feed = page.locator('head link[type="application/rss+xml"]');
  const address = await feed.getAttribute('href');
  const text = await (await request.get(address ?? '')).text();
  expect(text).toContain('<title>Neptune V2.9</title>');
});
