import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { admonitionTitles } from '../admonitionFences';
import { sourceRules } from '../rules';
import { languageRules } from './languageRules';

type Entry = { code: string; marks: string; rules: string[] };

/** Rules of the style guide with their marks and the names of the checks: `**Z01 …**（A，`spacing`）`. */
const styleGuide = readFileSync('contributing/style.md', 'utf8');
const entries: Entry[] = [...styleGuide.matchAll(/^\*\*(Z\d\d) .*\*\*（([^）]*)）$/gm)].map(
  ([, code = '', marks = '']) => ({
    code,
    marks: marks.replace(/`[^`]*`/g, '').replace(/，(?:、|\s)*$/, ''),
    rules: [...marks.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  }),
);

test('numbers the rules of the style guide from Z01 without gaps', () => {
  expect(entries.length).toBeGreaterThanOrEqual(45);
  const numbers = entries.map((_entry, index) => `Z${String(index + 1).padStart(2, '0')}`);
  expect(entries.map(({ code }) => code)).toEqual(numbers);
});

test.each(entries)('names existing checks for $code, or marks it H', ({ marks, rules }) => {
  const names = sourceRules.map(({ name }) => name);
  expect(rules.filter((name) => !names.includes(name))).toEqual([]);
  expect(rules.length === 0).toBe(marks.startsWith('H'));
});

test.each(languageRules.map((rule) => [rule.name, rule.codes] as const))(
  'the style guide names %s at the rules that it enforces, and at no other',
  (name, codes) => {
    const named = entries.filter(({ rules }) => rules.includes(name)).map(({ code }) => code);
    expect(named).toEqual(Object.keys(codes).sort());
  },
);

test.each(entries.filter(({ rules }) => rules.length > 0))('marks $code by its severity', ({ code, marks }) => {
  const severities = languageRules.flatMap(({ codes }) => codes[code] ?? []);
  const wanted = new Set(severities.map((severity) => (severity === 'error' ? 'A' : 'W')));
  for (const mark of wanted) expect(marks).toContain(mark);
});

test('lists the types of admonition in the order of the checks, with their titles', () => {
  const table = [...styleGuide.matchAll(/^\| `:::(\w+)\[(.+)\]` +\| (\S+) +\|/gm)];
  expect(table.map(([, type, title]) => [type, title])).toEqual(Object.entries(admonitionTitles));
  expect(table.map(([, , title, column]) => title === column)).not.toContain(false);
  const guide = readFileSync('contributing/writing.md', 'utf8');
  const forms = Object.entries(admonitionTitles).map(([type, title]) => `\`${type}\` ${title}`);
  expect(forms.filter((form) => !guide.includes(form))).toEqual([]);
});
