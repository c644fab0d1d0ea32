/** Prints a small book from the built site and examines it with Poppler and qpdf. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Book } from '../../catalog/books';
import { type CatalogItem, allCategories, allPages } from '../../catalog/catalog';
import { loadCatalog } from '../../catalog/loadCatalog';
import { listBookParts } from './bookParts';
import { loadBooks } from './loadBooks';
import { printBook } from './printBook';

const buildDir = path.resolve('build');
const catalog = loadCatalog('.');
const date = '2026-02-03';
const marginPoints = (18 / 25.4) * 72;
/** Width of the blank half of a punctuation mark, which may be in the margin. */
const halfCharacter = 6;
const openingMark = /^[“‘（《「『【〈]/;
const closingMark = /[，。、；：！？”’）》」』】〉]$/;

function getPage(id: string): CatalogItem {
  const page = allPages(catalog).find((candidate) => candidate.id === id);
  if (!page) throw new Error(`${id} is not in the catalogue`);
  return page;
}

function getCategory(slug: string, items: CatalogItem[]): CatalogItem {
  const category = allCategories(catalog).find((candidate) => candidate.slug === slug);
  if (!category) throw new Error(`${slug} is not in the catalogue`);
  return { ...category, items };
}

/** Pages with a figure, a wide table, and a REST interface two categories deep. */
const book: Book = {
  id: 'neptune',
  title: '示例手册',
  landing: 'neptune/user/introduction',
  items: [
    getPage('neptune/user/introduction'),
    getPage('automation/attachment/GSHD_common'),
    getCategory('neptune-api', [
      getPage('neptune/api/overview'),
      getCategory('neptune-api-device-management', [
        getPage('neptune/api/device_management/device_create'),
        getPage('neptune/api/device_management/device_list'),
      ]),
    ]),
  ],
};
const parts = listBookParts(book);

type PdfObject = { value?: Record<string, unknown>; stream?: { dict: Record<string, unknown> } };

const folder = mkdtempSync(path.join(tmpdir(), 'book-test-'));
const file = path.join(folder, 'book.pdf');
let html = '';
let sheets: string[] = [];
let objects: Record<string, unknown>[] = [];

const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { encoding: 'utf8', maxBuffer: 2 ** 28 });

const withoutSpace = (text: string): string => text.replace(/\s/g, '');

/** Decodes a string of qpdf's JSON. */
const textOf = (value: unknown): string => String(value).replace(/^[ub]:/, '');

/** Prints a book to a file and returns its HTML. */
async function print(to: string, printed: Book): Promise<string> {
  const [loaded] = loadBooks('.', buildDir, [printed]);
  if (!loaded) throw new Error('no book');
  await printBook(to, { buildDir, date, build: loaded.build });
  return loaded.build(new Map());
}

beforeAll(async () => {
  html = await print(file, book);
  sheets = run('pdftotext', '-layout', file, '-').split('\f').slice(0, -1);
  const json = JSON.parse(run('qpdf', '--json', '--json-key=qpdf', file)) as {
    qpdf: [unknown, Record<string, PdfObject>];
  };
  objects = Object.values(json.qpdf[1]).map(({ value, stream }) => value ?? stream?.dict ?? {});
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true }));

const linesOf = (sheet: string): string[] => sheet.split('\n').filter((line) => line.trim() !== '');
const listOf = (type: string, name: string): Record<string, unknown>[] =>
  objects.filter((object) => object[type] === name);

describe('a printed book', () => {
  it('names its product, version and date on the cover and in its metadata', () => {
    const [version] = /V\d+\.\d+/.exec(html) ?? [];
    expect(linesOf(sheets[0] ?? '').map((line) => line.trim())).toEqual(expect.arrayContaining([book.title, version]));
    expect(sheets[0]).toContain('内容截至');
    const info = run('pdfinfo', '-isodates', file);
    expect(info).toMatch(new RegExp(`^Title: +${book.title} ${version}$`, 'm'));
    expect(info).toMatch(/^CreationDate: +2026-02-03T00:00:00Z$/m);
    expect(info).toMatch(/^ModDate: +2026-02-03T00:00:00Z$/m);
    expect(info).toMatch(/^Tagged: +yes$/m);
    expect(textOf(listOf('/Type', '/Catalog')[0]?.['/Lang'])).toBe('zh-Hans');
  });

  it('lists every page and category in its contents with the sheet of its heading', () => {
    const contents = sheets.slice(1).filter((sheet) => (linesOf(sheet)[0] ?? '').endsWith('目录'));
    const lines = contents.flatMap(linesOf).map(withoutSpace);
    for (const { number, title } of parts) {
      const heading = withoutSpace(number + title);
      const line = lines.find((candidate) => candidate.startsWith(heading)) ?? '';
      const sheet = sheets[Number(line.slice(heading.length)) - 1] ?? '';
      expect(linesOf(sheet).map(withoutSpace), `sheet of ${number} ${title}: ${line}`).toContain(heading);
    }
  });

  it('has an outline of its chapters, pages and sections', () => {
    const titles = objects
      .filter((object) => '/Title' in object && '/Parent' in object)
      .map((item) => textOf(item['/Title']));
    for (const { number, title } of parts) expect(titles).toContain(`${number} ${title}`);
    expect(titles).toContain('请求参数');
  });

  it('shows product, chapter and sheet number at the edges of every sheet after the cover', () => {
    const chapters = parts.filter(({ level }) => level === 1).map(({ number, title }) => `${number} ${title}`);
    const seen = new Set<string>();
    sheets.slice(1).forEach((sheet, index) => {
      const [head = ''] = linesOf(sheet);
      const chapter = ['目录', ...chapters].find((title) => withoutSpace(head).endsWith(withoutSpace(title)));
      expect(withoutSpace(head)).toContain(withoutSpace(book.title));
      expect(chapter, head).toBeDefined();
      seen.add(chapter ?? '');
      expect(linesOf(sheet).at(-1)?.trim()).toMatch(new RegExp(`\\s${index + 2}$`));
    });
    expect(seen.size).toBe(chapters.length + 1);
  });

  it('links to its own pages inside, and to all others on the published site', () => {
    const links = listOf('/Subtype', '/Link');
    const inside = links.flatMap((link) => ('/Dest' in link ? [textOf(link['/Dest'])] : []));
    const destinations = new Set(
      objects.flatMap((object) =>
        Object.entries(object)
          .filter(([, value]) => JSON.stringify(value).includes('XYZ'))
          .map(([name]) => name),
      ),
    );
    const targets = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, target]) => target ?? '');
    expect(new Set(inside.map((target) => target.replace(/^\//, '')))).toEqual(new Set(targets));
    for (const target of inside) expect([...destinations]).toContain(target.startsWith('/') ? target : `/${target}`);
    const outside = [...html.matchAll(/ href="([^#"][^"]*)"/g)]
      .map(([, target]) => target ?? '')
      .filter((target) => !target.startsWith('/assets/'));
    expect(outside.length).toBeGreaterThan(10);
    for (const address of outside) expect(address).toMatch(/^(?:https?|mailto):/);
  });

  it('contains every figure of its pages once, with its text', () => {
    const figures = [...html.matchAll(/<img [^>]*alt="([^"]+)"/g)].map(([, text]) => text);
    expect(figures.length).toBeGreaterThan(0);
    const tagged = listOf('/S', '/Figure').flatMap((object) => ('/Alt' in object ? [textOf(object['/Alt'])] : []));
    expect(tagged.filter((text) => text !== '').sort()).toEqual(figures.sort());
  });

  it('keeps all text within the margins', () => {
    const boxes = [
      ...run('pdftotext', '-bbox', file, '-').matchAll(
        /<page width="([\d.]+)"|xMin="([\d.-]+)".*xMax="([\d.-]+)".*>(.*)<\/word>/g,
      ),
    ];
    let width = 0;
    let examined = 0;
    for (const [, page, left, right, word] of boxes) {
      if (page !== undefined) {
        width = Number(page);
        continue;
      }
      examined += 1;
      expect(Number(left), word).toBeGreaterThan(marginPoints - (openingMark.test(word ?? '') ? halfCharacter : 1));
      expect(Number(right), word).toBeLessThan(
        width - marginPoints + (closingMark.test(word ?? '') ? halfCharacter : 1),
      );
    }
    expect(examined).toBeGreaterThan(1000);
  });

  it('repeats the head of a table on its next sheet', () => {
    const head = ['参数', '符号', '类型', '单位'];
    const repeated = sheets.filter((sheet) =>
      linesOf(sheet)
        .slice(1, 4)
        .some((line) => head.every((word) => line.includes(word))),
    );
    expect(repeated.length).toBeGreaterThan(0);
  });

  it('has equal bytes when it is printed again', async () => {
    const small = { ...book, items: book.items.slice(0, 1) };
    const files = ['first.pdf', 'second.pdf'].map((name) => path.join(folder, name));
    for (const name of files) await print(name, small);
    const [first, second] = files.map((name) => readFileSync(name));
    expect(first?.equals(second ?? Buffer.alloc(0))).toBe(true);
  }, 120_000);
});
