/** The printed page (promise A12): text only, disclosures open, addresses written out, nothing cut off. */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { layouts } from './routes';

const run = promisify(execFile);

/** Text of the page as it prints on A4, spaces removed: `pdftotext` puts them between Chinese characters at will. */
async function printText(page: Page, file: string): Promise<string> {
  await writeFile(
    file,
    await page.pdf({ format: 'A4', margin: { top: '15mm', right: '15mm', bottom: '15mm', left: '15mm' } }),
  );
  const { stdout } = await run('pdftotext', [file, '-']);
  return stdout.replace(/\s+/g, '');
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
