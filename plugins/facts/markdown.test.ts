import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { factsMarkdown } from './markdown';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'facts-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}

const values = (port: number, provenance: string) =>
  `values: { port: { value: ${port}, label: 端口, kind: port, ${provenance} } }\n`;

const assumed = 'provenance: assumed, basis: 与同类平台一致';

async function read(file: string, text: string, production = false) {
  write({ [file]: text });
  const { parseFrontMatter, preprocessor } = factsMarkdown(root, production);
  const filePath = path.join(root, file);
  const { frontMatter } = await parseFrontMatter({
    filePath,
    fileContent: text,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  return { frontMatter, text: preprocessor({ filePath, fileContent: text }) };
}

describe('page', () => {
  it('replaces facts in text and front matter', async () => {
    write({ 'facts/janus/values.yaml': values(80, 'provenance: spec') });
    const page = await read(
      'docs/a.md',
      '---\ntitle: "端口 %%janus.port%%"\nkeywords: ["%%janus.port%%"]\n---\n%%janus.port%%',
    );
    expect(page.frontMatter).toMatchObject({ title: '端口 80', keywords: ['80'] });
    expect(page.text).toMatch(/\n80$/);
  });

  it('sets uses_assumptions when the text or a figure uses an assumption', async () => {
    write({
      'facts/janus/values.yaml': values(80, assumed),
      'docs/a-b.figure.yaml': 'title: "%%janus.port%%"\n',
    });
    expect((await read('docs/a.md', '---\ntitle: 甲\n---\n%%janus.port%%')).frontMatter.uses_assumptions).toBe(true);
    expect(
      (await read('docs/a.md', '---\ntitle: 甲\n---\n![图](./a-b.figure.yaml)')).frontMatter.uses_assumptions,
    ).toBe(true);
    expect((await read('docs/a.md', '---\ntitle: 甲\n---\n无')).frontMatter).not.toHaveProperty('uses_assumptions');
  });

  it('changes facts_digest in development when a fact of the page changes, and only then', async () => {
    const digest = async (text: string, production = false) =>
      (await read('docs/a.md', `---\ntitle: 甲\n---\n${text}`, production)).frontMatter.facts_digest;
    write({
      'facts/janus/values.yaml': values(80, 'provenance: spec'),
      'docs/a-b.figure.yaml': 't: "%%janus.port%%"\n',
    });
    const pages = ['%%janus.port%%', '![图](./a-b.figure.yaml)'];
    const before = await Promise.all([...pages, '无'].map((text) => digest(text)));
    expect(await digest('多写一段\n\n%%janus.port%%')).toBe(before[0]);
    write({ 'facts/janus/values.yaml': values(8080, 'provenance: spec') });
    const after = await Promise.all([...pages, '无'].map((text) => digest(text)));
    expect(after.map((value, index) => value === before[index])).toEqual([false, false, true]);
    expect(await digest('%%janus.port%%', true)).toBeUndefined();
  });

  it('reports a missing fact in development only when the page is compiled', async () => {
    const page = { filePath: path.join(root, 'docs/a.md'), fileContent: '---\ntitle: 甲\n---\n%%janus.x%%' };
    write({ 'docs/a.md': page.fileContent });
    const { parseFrontMatter, preprocessor } = factsMarkdown(root, false);
    const parsed = await parseFrontMatter({ ...page, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER });
    expect(parsed.frontMatter).toEqual({ title: '甲' });
    expect(() => preprocessor(page)).toThrow('docs/a.md:4: 没有事实“janus.x”');
  });

  it('throws when an unquoted value begins with a key', async () => {
    await expect(
      read('docs/a.md', '---\nkind: task\ntitle: %%janus.port%%\n---\n'),
    ).rejects.toThrowErrorMatchingInlineSnapshot(`[Error: docs/a.md:3: 以 %% 开头的值要加引号：title: %%janus.port%%]`);
  });

  it('reloads a changed fact in development only', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const page = { filePath: path.join(root, 'docs/a.md'), fileContent: '%%janus.port%%' };
    write({ 'facts/janus/values.yaml': values(80, 'provenance: spec'), 'docs/a.md': page.fileContent });
    const edited = factsMarkdown(root, false);
    const built = factsMarkdown(root, true);
    expect([edited.preprocessor(page), built.preprocessor(page)]).toEqual(['80', '80']);
    write({ 'facts/janus/values.yaml': values(8080, 'provenance: spec') });
    expect(edited.preprocessor(page)).toBe('80'); // facts are cached for the pages of one save
    vi.advanceTimersByTime(50);
    expect([edited.preprocessor(page), built.preprocessor(page)]).toEqual(['8080', '80']);
  });
});

it('keeps the last valid facts in development and prints a broken one once', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => {
    printed.mockRestore();
  });
  const pages = ['a', 'b'].map((name) => ({
    filePath: path.join(root, `docs/${name}.md`),
    fileContent: '%%janus.port%%',
  }));
  write({ 'facts/janus/values.yaml': values(80, 'provenance: spec'), 'docs/a.md': '', 'docs/b.md': '' });
  const { preprocessor } = factsMarkdown(root, false);
  expect(pages.map(preprocessor)).toEqual(['80', '80']);
  write({ 'facts/janus/values.yaml': values(8080, 'provenance: guess') });
  vi.advanceTimersByTime(50);
  expect(pages.map(preprocessor)).toEqual(['80', '80']);
  vi.advanceTimersByTime(50);
  expect(pages.map(preprocessor)).toEqual(['80', '80']);
  expect(printed.mock.calls.map(([text]) => String(text))).toEqual([expect.stringContaining('janus.port: provenance')]);
});

describe('production build', () => {
  it('lists the missing facts of all pages in one error', async () => {
    write({ 'docs/a.md': '%%janus.x%%\n', 'docs/b.md': '\n%%janus.y%%\n' });
    await expect(read('docs/c.md', '无', true)).rejects.toThrowErrorMatchingInlineSnapshot(`
      [PagesFactsError: 页面用到的事实不存在：
      docs/a.md:1: 没有事实“janus.x”；加到 facts/，或用 npm run facts -- <词> 查
      docs/b.md:2: 没有事实“janus.y”；加到 facts/，或用 npm run facts -- <词> 查]
    `);
  });

  it('names the figure with invalid YAML', async () => {
    write({ 'docs/a-b.figure.yaml': 'title: [\n', 'docs/a.md': '![图](./a-b.figure.yaml)\n' });
    await expect(read('docs/c.md', '无', true)).rejects.toThrow(/docs\/a-b\.figure\.yaml:1: 第 2 行不符合 YAML 格式/);
  });

  it('names the pages that use an invalid fact', async () => {
    write({ 'facts/janus/values.yaml': values(80, 'provenance: guess'), 'docs/a.md': '\n%%janus.port:label%%\n' });
    await expect(read('docs/c.md', '无', true)).rejects.toThrowErrorMatchingInlineSnapshot(`
      [Error: 事实库有错：
      facts/janus/values.yaml janus.port: provenance: 用其中一个：spec、public、assumed
      用到它们的页面：
      docs/a.md:2 (janus.port)]
    `);
  });
});
