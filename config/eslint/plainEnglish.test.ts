import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { plainEnglish } from './plainEnglish.mjs';

function lint(code: string): string[] {
  const messages = new Linter().verify(code, {
    plugins: { site: { rules: { 'plain-english': plainEnglish } } },
    rules: { 'site/plain-english': 'error' },
  });
  return messages.map(({ message }) => message);
}

test.each([
  '// The file cannot be had.',
  '/** The client goes\n * on without it. */',
  "test('searches in vain', () => {});",
  "it.each([1])('asks anew for %i', () => {});",
  "test.describe('a reply on its way', () => {});",
  'test(`the hint stands beside ${name}`, () => {});',
  '// Loads nothing from other origins (promise S14).',
])('reports %s', (code) => {
  expect(lint(code)).toHaveLength(1);
});

test.each([
  '// The file is unavailable.',
  "test('continues without the file', () => {});",
  "const message = 'goes on';",
  '// Returns a promise.',
])('accepts %s', (code) => {
  expect(lint(code)).toEqual([]);
});

test('suggests the replacement', () => {
  expect(lint('// It waits in vain.')).toEqual(['"in vain": write without success (config/phrases.txt).']);
});
