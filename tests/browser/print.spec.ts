/** The printed page: text only, disclosures open, URLs written out, nothing cut off, dark text on white. */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { APIRequestContext, Page } from '@playwright/test';
import { chooseColourMode, expect, test } from './fixtures';
import { layouts, routes } from './routes';

const run = promisify(execFile);

const sheetMm = 297;
const marginMm = 15;

/** Prints the page on A4 into `file`. */
async function printTo(file: string, page: Page): Promise<void> {
  const margin = `${marginMm}mm`;
  await writeFile(
    file,
    await page.pdf({ format: 'A4', margin: { top: margin, right: margin, bottom: margin, left: margin } }),
  );
}

/** Returns the text of each sheet of `file`, in the order of the page. */
async function readSheets(file: string): Promise<string[]> {
  const { stdout } = await run('pdftotext', ['-raw', file, '-']);
  return stdout
    .split('\f')
    .slice(0, -1) // every sheet ends with a form feed
    .map((sheet) => sheet.trim());
}

async function printSheets(page: Page, file: string): Promise<string[]> {
  await printTo(file, page);
  return readSheets(file);
}

/**
 * Returns how far down each sheet of `file` there is ink: 0 for a blank sheet, 1 if the last line touches the bottom
 * margin. Needs a page printed without borders, see `hideBorders`.
 */
async function measureSheets(file: string): Promise<number[]> {
  const { stdout } = await run('pdftoppm', ['-gray', '-r', '24', file], { encoding: 'buffer', maxBuffer: 2 ** 26 });
  const filled: number[] = [];
  for (let rest = stdout; rest.length > 0;) {
    const header = /^P5\s(\d+)\s(\d+)\s255\s/.exec(rest.toString('latin1', 0, 32)); // binary PGM
    if (!header) throw new Error('pdftoppm did not write a PGM image');
    const [width, height] = [Number(header[1]), Number(header[2])];
    const pixels = rest.subarray(header[0].length, header[0].length + width * height);
    const lastInk = pixels.findLastIndex((grey) => grey < 250);
    const margin = (marginMm / sheetMm) * height;
    filled.push(lastInk < 0 ? 0 : (Math.floor(lastInk / width) - margin) / (height - 2 * margin));
    rest = rest.subarray(header[0].length + pixels.length);
  }
  return filled;
}

/** Hides borders: those of a box that continues on the next sheet reach the bottom margin. */
async function hideBorders(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { border-color: transparent !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Returns the printed text without spaces: `pdftotext` adds spaces between Chinese characters. */
async function printText(page: Page, file: string): Promise<string> {
  return (await printSheets(page, file)).join('').replace(/\s+/g, '');
}

for (const route of layouts.filter(
  (candidate) => candidate.startsWith('/docs/') && !candidate.includes('/category/'),
)) {
  test(`${route} prints all its text and no navigation`, async ({ page, goto }, testInfo) => {
    await goto(route);
    const article = page.locator('article');
    const paragraphs = await article
      .locator('.theme-doc-markdown')
      .locator('p:not(.api-fill), pre, summary, th')
      .allTextContents();
    const printed = await printText(page, testInfo.outputPath('page.pdf'));
    expect(printed).toContain((await page.getByRole('heading', { level: 1 }).innerText()).replace(/\s+/g, ''));
    // One run of Chinese characters from each block: `pdftotext` reorders Latin words and formulas.
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
      'main button',
    ]) {
      await expect(page.locator(part).filter({ visible: true }), part).toHaveCount(0);
    }
  });
}

test('prints the addresses of external links only', async ({ page, goto }, testInfo) => {
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

test('prints the content of closed disclosures', async ({ page, goto }, testInfo) => {
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

for (const path of ['/docs/glossary', '/search']) {
  test(`prints no filter on ${path}`, async ({ page, goto }) => {
    await goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('searchbox', { name: /^筛选/ })).toBeHidden();
  });
}

test('prints the canonical address', async ({ page, goto }, testInfo) => {
  await goto('/docs/neptune/user/introduction');
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(await printText(page, testInfo.outputPath('page.pdf'))).toContain(canonical);
});

test('keeps the caption of a table on the sheet of the table', async ({ page, goto }, testInfo) => {
  await goto('/docs/automation/motion_parameter/axis-config');
  const sheets = await printSheets(page, testInfo.outputPath('page.pdf'));
  expect(sheets.length).toBeGreaterThan(5);
  expect(sheets.filter((sheet) => /\n表 ?\d+ [^\n。]+$/.test(sheet))).toEqual([]);
});

test('prints figures smaller than half a sheet', async ({ page, goto }) => {
  await goto('/docs/janus/user/connection');
  await page.emulateMedia({ media: 'print' });
  const sheetPx = ((297 - 2 * 15) / 25.4) * 96;
  const figures = page.locator('.figure img').filter({ visible: true });
  expect(await figures.count()).toBeGreaterThan(1);
  for (const figure of await figures.all()) expect((await figure.boundingBox())?.height).toBeLessThan(sheetPx / 2);
});

/** Returns the routes of the pages with the longest code blocks. */
async function findLongCode(request: APIRequestContext, count: number): Promise<string[]> {
  const pages: { route: string; lines: number }[] = [];
  for (const route of routes.filter((path) => path.startsWith('/docs/') && !path.startsWith('/docs/category/'))) {
    const markdown = await (await request.get(`${route}.md`)).text();
    const blocks = [...markdown.matchAll(/^ *```.*\n([^]*?)^ *```$/gm)];
    pages.push({ route, lines: Math.max(0, ...blocks.map(([, code = '']) => code.split('\n').length)) });
  }
  return pages
    .sort((a, b) => b.lines - a.lines)
    .slice(0, count)
    .map(({ route }) => route);
}

/** Returns what the headers of titled code blocks print: title and language, without spaces. */
async function readCodeHeaders(page: Page): Promise<string[]> {
  return page.locator('.code-block-header').evaluateAll((headers) =>
    headers
      .filter(({ firstElementChild }) => firstElementChild?.textContent)
      .map((header) => [...header.children].filter((part) => !part.matches('.needs-script')))
      .map((parts) => parts.map(({ textContent }) => textContent.replace(/\s+/g, '')).join('')),
  );
}

test('fills sheets with long code and keeps its title with the first lines', async ({
  page,
  request,
  goto,
}, testInfo) => {
  let titledBlocks = 0;
  for (const route of await findLongCode(request, 20)) {
    await goto(route);
    await hideBorders(page);
    const file = testInfo.outputPath('page.pdf');
    await printTo(file, page);
    const filled = (await measureSheets(file)).slice(0, -1);
    expect(filled.length, route).toBeGreaterThan(1);
    for (const [index, share] of filled.entries()) {
      expect(share, `${route}, sheet ${index + 1} of ${filled.length + 1}`).toBeGreaterThan(1 / 3);
    }
    const sheets = (await readSheets(file)).map((sheet) => sheet.replace(/\s+/g, ''));
    for (const header of await readCodeHeaders(page)) {
      titledBlocks += 1;
      expect(
        sheets.filter((sheet) => sheet.endsWith(header)),
        `${route}: sheets that end with a code title`,
      ).toEqual([]);
    }
  }
  expect(titledBlocks).toBeGreaterThan(20);
});

test('prints a short page on a single sheet', async ({ page, goto }, testInfo) => {
  await goto('/docs/category/triton');
  expect(await printSheets(page, testInfo.outputPath('page.pdf'))).toHaveLength(1);
});

test('prints the light colours when the page is in dark mode', async ({ page, goto }) => {
  await goto('/docs/automation/motion_parameter/axis-config');
  await page.emulateMedia({ media: 'print' });
  const title = page.locator('.theme-admonition-danger [class*="admonitionHeading"]').first();
  const ink = await title.evaluate((element) => getComputedStyle(element).color);
  await chooseColourMode(page, 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(title).toHaveCSS('color', ink);
});

/** Returns one label of each figure that occurs nowhere in the text of the page. */
async function readFigureLabels(page: Page): Promise<string[]> {
  const { text, drawings } = await page.evaluate(async () => {
    const pictures = Array.from(document.querySelectorAll<HTMLImageElement>('.figure-light img, img.figure-light'));
    return {
      text: document.querySelector('article')?.textContent ?? '',
      drawings: await Promise.all(pictures.map(async ({ src }) => (await fetch(src)).text())),
    };
  });
  return drawings.flatMap((drawing) => {
    const own = [...drawing.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, label = '']) => label);
    return own.find((label) => /^\p{Script=Han}{3,}$/u.test(label) && !text.includes(label)) ?? [];
  });
}

test('prints every figure at once, in the dark mode too', async ({ page, goto }, testInfo) => {
  await chooseColourMode(page, 'dark');
  await goto('/docs/automation/quick_start/case-1');
  const labels = await readFigureLabels(page);
  expect(labels.length).toBeGreaterThan(1);
  await page.evaluate(() => {
    window.print = () => {
      const pictures = Array.from(document.querySelectorAll<HTMLImageElement>('main img'));
      const missing = pictures.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0);
      document.body.setAttribute('data-missing', String(missing.length));
    };
  });
  await page.keyboard.press('Control+p');
  await expect(page.locator('body')).toHaveAttribute('data-missing', '0');
  // Fonts map some characters to Kangxi radicals.
  const printed = (await printText(page, testInfo.outputPath('page.pdf'))).normalize('NFKC');
  expect(labels.filter((label) => !printed.includes(label))).toEqual([]);
});
