import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Finding } from '../../finding';
import { buildPageDocument } from '../prose/proseDocument';
import { parseSourcePage } from '../sourcePage';
import { findAll } from './languageRule';
import { languageRules } from './languageRules';

// Uses the terms and UI names in the facts of the repository.
const finders = languageRules.map((rule) => findAll(rule, '.'));
const head = '---\ntitle: 设备接入\nkind: task\n---\n\n';

function findIn(text: string): Finding[] {
  const page = parseSourcePage('docs/page.md', text);
  const document = buildPageDocument(page, new Set());
  return finders.flatMap((find) => find(document));
}

function findInBody(body: string): Finding[] {
  return findIn(`${head}${body.replaceAll('⏎', '\n').trim()}\n`);
}

const mistakes = readFileSync('tests/content/source/fixtures/seeded/mistakes.txt', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, code, wrong, right] = /^(Z\d\d) (.+?) ⇒ (.+)$/.exec(line) ?? [];
    return code !== undefined && wrong !== undefined && right !== undefined ? [{ code, wrong, right }] : [];
  });

test('parses the seeded mistakes', () => {
  expect(mistakes.length).toBeGreaterThan(120);
});

test.each(mistakes)('reports $code in: $wrong', ({ code, wrong }) => {
  expect(findInBody(wrong).map((finding) => finding.code)).toContain(code);
});

test.each(mistakes)('reports nothing in: $right', ({ right }) => {
  expect(findInBody(right)).toEqual([]);
});

test.each(readdirSync('tests/content/source/fixtures/clean/docs'))('reports nothing in the clean page %s', (file) => {
  expect(findIn(readFileSync(`tests/content/source/fixtures/clean/docs/${file}`, 'utf8'))).toEqual([]);
});
