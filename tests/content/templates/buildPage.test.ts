import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CatalogPage } from '../../../catalog/catalog';
import { loadFacts } from '../../../facts/loadFacts';
import { PageFactsError, resolvePage } from '../../../facts/resolvePage';
import { findAll } from '../source/language/languageRule';
import { languageRules } from '../source/language/languageRules';
import { buildPageDocument } from '../source/prose/proseDocument';
import { parseSourcePage } from '../source/sourcePage';
import { buildPage } from './buildPage';
import { createPage } from './createPage';
import { loadTemplates } from './loadTemplates';

const facts = loadFacts('.');
const templates = loadTemplates('.');

/** Returns the text of a new page of the catalogue entry. */
function build(page: Pick<CatalogPage, 'id' | 'title' | 'kind'>): string {
  const template = templates.get(page.kind);
  if (!template) throw new Error(`no template of ${page.kind}`);
  return buildPage({ type: 'page', origin: 'spec', ...page }, template, facts, '2026-11-20');
}

test('fills in title, kind, date and the operation of the page in the contract', () => {
  const text = build({ id: 'janus/api/device/create-device', title: '创建设备', kind: 'rest' });
  expect(text).toContain('title: 创建设备\n');
  expect(text).toContain('last_reviewed: 2026-11-20\n');
  expect(text).toMatch(/^api: createDevice$/m);
  expect(text).toContain('%%request-parameters createDevice%%');
});

test('writes numbered steps and marks optional sections', () => {
  const text = build({ id: 'neptune/user/quick-start', title: '快速入门', kind: 'quickstart' });
  expect(text.match(/^## 第 \d 步：/gm)).toEqual(['## 第 1 步：', '## 第 2 步：']);
  expect(text).toMatch(/## 清理环境\n\n<!-- 写：本节可选/);
  expect(text).not.toMatch(/列：|<!-- 可选 -->|自由章节|第 N 步/);
});

test.each([...templates.values()].map(({ kind }) => kind))(
  'uses only existing facts on a new page of kind %s',
  (kind) => {
    const text = build({ id: 'janus/user/nowhere', title: '没有的页面', kind });
    try {
      resolvePage(text, facts, 'docs/page.md');
    } catch (error) {
      if (!(error instanceof PageFactsError)) throw error;
      // An area may have no ports or downloads yet; keys and blocks must exist.
      expect(error.faults.filter(({ message }) => !/^\w+ has no |^no pages/.test(message))).toEqual([]);
    }
  },
);

let root = '';

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'new-page-'));
  for (const folder of ['catalog', 'contributing']) mkdirSync(path.join(root, folder));
  for (const file of ['catalog/pages.yaml', 'contributing/templates.md']) cpSync(file, path.join(root, file));
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

test('creates the page file and refuses to overwrite it', () => {
  expect(createPage(root, 'janus/user/trial', '2026-11-20')).toBe('docs/janus/user/trial.md');
  expect(readFileSync(path.join(root, 'docs/janus/user/trial.md'), 'utf8')).toContain('title: 申请试用');
  expect(() => createPage(root, 'janus/user/trial', '2026-11-20')).toThrow('docs/janus/user/trial.md 已经存在');
});

test('suggests similar pages when the catalogue does not contain the id', () => {
  expect(() => createPage(root, 'janus/user/trail', '2026-11-20')).toThrow('想写的是 janus/user/trial');
  expect(() => createPage(root, 'trial', '2026-11-20')).toThrow('想写的是 janus/user/trial');
});

test('shows the row to add when the catalogue contains nothing similar', () => {
  const create = () => createPage(root, 'zzz/qqqqqqqqqqqqqqqqqqqqqqqq', '2026-11-20');
  expect(create).toThrow('- {id: zzz/qqqqqqqqqqqqqqqqqqqqqqqq, t: 页面标题, k: task, o: added}');
});

test.each([
  ['operation', 'janus/api/device/create-device', 'x-doc: janus/api/device/create-device'],
  ['release', 'neptune/release-notes/v2_9', 'releases.yaml'],
])('names the missing %s before it creates a page', (_what, id, wanted) => {
  expect(() => createPage(root, id, '2026-11-20')).toThrow(wanted);
});

const finders = languageRules.map((rule) => findAll(rule, '.'));

test.each([...templates.values()].map(({ kind }) => kind))('has no language findings on a new %s page', (kind) => {
  const text = build({ id: 'janus/user/nowhere', title: '没有的页面', kind });
  const document = buildPageDocument(parseSourcePage('docs/page.md', text), new Set());
  expect(finders.flatMap((find) => find(document))).toEqual([]);
});
