import { expect, test } from 'vitest';
import type { Finding } from '../finding';
import { sourceRules } from '../source/rules';
import { parseSourcePage } from '../source/sourcePage';
import { loadTemplates } from '../templates/loadTemplates';
import { readFileSync } from 'node:fs';
import { parseRubric } from './parseRubric';
import { scorePage, totalOf } from './scorePage';

const rubric = parseRubric(readFileSync('contributing/rubric.md', 'utf8'));
const templates = loadTemplates('.');
const today = new Date('2026-11-20');
const links = '[甲](./a.md)、[乙](./b.md)';
const frontMatter = '---\nkind: concept\nlast_reviewed: 2026-11-01\n---\n';
const figure = '![图中的关系](./a.svg)';

/** Returns the scores of a page of kind concept by item. */
function score(body: string, findings: Record<string, Finding[]> = {}, head = frontMatter): Record<string, number> {
  const template = templates.get('concept');
  if (!template) throw new Error('no template of a concept');
  const page = parseSourcePage('docs/page.md', `${head}\n${body}\n`);
  const scores = scorePage(page, { rubric, template, findings: new Map(Object.entries(findings)), today });
  const points = scores.map(({ item, score: value }): [string, number] => [item.id, value]);
  return { ...Object.fromEntries(points), total: totalOf(scores) };
}
const errors = (count: number): Finding[] =>
  Array.from({ length: count }, () => ({ file: 'docs/page.md', message: '' }));
const warnings = (count: number): Finding[] => errors(count).map((finding) => ({ ...finding, severity: 'warning' }));

test('parses 15 items, 7 of them vital, from the rubric', () => {
  expect(rubric.map(({ id }) => id)).toEqual(Array.from({ length: 15 }, (_item, index) => `R${index + 1}`));
  expect(rubric.filter(({ isVital }) => isVital)).toHaveLength(7);
});

test('assigns every rule about pages to an item, and only rules that exist', () => {
  const notAboutPages = ['routes', 'contracts', 'assumptions', 'exceptions', 'userQuestions', 'termPages'];
  const counted = new Set(rubric.flatMap(({ rules }) => rules));
  const known = sourceRules.map(({ name }) => name).filter((name) => !notAboutPages.includes(name));
  expect([...counted].sort()).toEqual(known.sort());
});

test('gives full points to a page without findings that contains what its kind needs', () => {
  expect(score(`${figure}\n\n${links}`)).toMatchObject({ total: 30 });
});

test('deducts one point for an error or three warnings, and both points for four errors', () => {
  const page = `${figure}\n\n${links}`;
  expect(score(page, { structure: warnings(2) })).toMatchObject({ R2: 2 });
  expect(score(page, { structure: warnings(3) })).toMatchObject({ R2: 1 });
  expect(score(page, { structure: errors(1) })).toMatchObject({ R2: 1 });
  expect(score(page, { structure: errors(2), emptySections: errors(2) })).toMatchObject({ R2: 0 });
});

test('deducts points when figures, links, safety notices or a recent review are missing', () => {
  expect(score('没有图，只有[一个链接](./a.md)。')).toMatchObject({ R10: 0, R14: 1, R3: 2, R9: 2 });
  expect(score(figure, {}, '---\nsafety: motion\nlast_reviewed: 2024-01-01\n---\n')).toMatchObject({ R13: 0, R15: 1 });
});
