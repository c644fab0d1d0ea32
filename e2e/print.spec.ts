/**
 * The printed page (promise A12): text only, disclosures open, addresses written out, nothing cut off, ink on white.
 */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { chooseColourMode, expect, test } from './fixtures';
import { layouts } from './routes';

const run = promisify(execFile);

/** Text of each sheet of the page as it prints on A4. */
async function printSheets(page: Page, file: string): Promise<string[]> {
  await writeFile(
    file,
    await page.pdf({ format: 'A4', margin: { top: '15mm', right: '15mm', bottom: '15mm', left: '15mm' } }),
  );
  const { stdout } = await run('pdftotext', [file, '-']);
  return stdout.split('\f').map((sheet) => sheet.trim());
}

/** Its whole text, spaces removed: `pdftotext` puts them between Chinese characters at will. */
async function printText(page: Page, file: string): Promise<string> {
  return (await printSheets(page, file)).join('').replace(/\s+/g, '');
}

for (const route of layouts.filter(
  (candidate) => candidate.startsWith('/docs/') && !candidate.includes('/category/'),
)) {
  test(`${route} prints all of its text and nothing of the shell`, async ({ page, goto }, testInfo) => {
    await goto(route);
    const article = page.locator('article');
    const paragraphs = await article.locator('.theme-doc-markdown').locator('p, pre, summary, th').allTextContents();
    const printed = await printText(page, testInfo.outputPath('page.pdf'));
    expect(printed).toContain((await page.getByRole('heading', { level: 1 }).innerText()).replace(/\s+/g, ''));
    // One run of Chinese from each block: `pdftotext` moves Latin words and formulas about.
    const expected = paragraphs.flatMap((text) => /\p{Script=Han}{4,8}/u.exec(text)?.[0] ?? []);
    expect(expected.length).toBeGreaterThan(3);
    expect(expected.filter((text) => !printed.includes(text))).toEqual([]);
    expect(printed).toContain('最近核对：');
    for (const label of ['跳到主要内容', '上一页', '下一页', '打开Markdown', '这页没有解决问题'])
      expect(printed).not.toContain(label);
    await expect(page.locator('nav.navbar')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const part of [
      'nav.navbar',
      'footer.theme-layout-footer',
      '.theme-doc-sidebar-container',
      '.pagination-nav',
      '.theme-doc-breadcrumbs',
      'main button',
    ]) {
      await expect(page.locator(part).filter({ visible: true }), part).toHaveCount(0);
    }
  });
}

test('external links print their address, links of the site do not', async ({ page, goto }, testInfo) => {
  await goto('/docs/neptune/user/introduction');
  await page.locator('.theme-doc-markdown').evaluate((article) => {
    const link = document.createElement('a');
    link.href = 'https://www.example.com/manual';
    link.textContent = '手册';
    article.append(link);
  });
  const printed = await printText(page, testInfo.outputPath('page.pdf'));
  expect(printed).toContain('手册(https://www.example.com/manual)');
  expect(printed).not.toContain('(/docs/');
});

test('closed disclosures are printed open', async ({ page, goto }, testInfo) => {
  await goto('/docs/neptune/user/introduction');
  await page.locator('.theme-doc-markdown').evaluate((article) => {
    const details = document.createElement('details');
    const [summary, text] = [document.createElement('summary'), document.createElement('p')];
    summary.textContent = '更多';
    text.textContent = '折叠起来的一句话';
    details.append(summary, text);
    article.append(details);
  });
  expect(await printText(page, testInfo.outputPath('page.pdf'))).toContain('折叠起来的一句话');
});

test('the sheet says where it came from', async ({ page, goto }, testInfo) => {
  await goto('/docs/neptune/user/introduction');
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(await printText(page, testInfo.outputPath('page.pdf'))).toContain(canonical);
});

test('the caption of a table is on its sheet', async ({ page, goto }, testInfo) => {
  await goto('/docs/automation/motion_parameter/axis-config');
  const sheets = await printSheets(page, testInfo.outputPath('page.pdf'));
  expect(sheets.length).toBeGreaterThan(5);
  expect(sheets.filter((sheet) => /\n表 ?\d+ [^\n。]+$/.test(sheet))).toEqual([]);
});

test('a figure takes less than half of the sheet', async ({ page, goto }) => {
  await goto('/docs/janus/user/connection');
  await page.emulateMedia({ media: 'print' });
  const sheetPx = ((297 - 2 * 15) / 25.4) * 96;
  const figures = page.locator('.figure img').filter({ visible: true });
  expect(await figures.count()).toBeGreaterThan(1);
  for (const figure of await figures.all()) expect((await figure.boundingBox())?.height).toBeLessThan(sheetPx / 2);
});

test('what is read in dark mode is printed in the colours of the light one', async ({ page, goto }) => {
  await goto('/docs/automation/motion_parameter/axis-config');
  await page.emulateMedia({ media: 'print' });
  const title = page.locator('.theme-admonition-danger [class*="admonitionHeading"]').first();
  const ink = await title.evaluate((element) => getComputedStyle(element).color);
  await chooseColourMode(page, 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(title).toHaveCSS('color', ink);
});
