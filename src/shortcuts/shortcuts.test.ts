import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { shortcuts } from './shortcuts';

/** Keys that are no shortcuts: a check whether a key press is the modifier itself. */
const modifiers = ['Shift'];

/** Returns the names of the keys that `code` handles. */
function findHandledKeys(code: string): string[] {
  const compared = [...code.matchAll(/(?<!typeof )\bkey(?:\.toLowerCase\(\))? [!=]== '([^']+)'/g)].map(
    ([, key = '']) => key,
  );
  const switched = [...code.matchAll(/switch \(key\) \{.*?\n {2}\}/gs)].flatMap(([body]) =>
    [...body.matchAll(/case '([^']+)'/g)].map(([, key = '']) => key),
  );
  const matched = [...code.matchAll(/\/\^\(\?:([\w|]+)\)\$\/\.test\(event\.key\)/g)].flatMap(([, keys = '']) =>
    keys.split('|'),
  );
  return [...compared, ...switched, ...matched];
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(path.join('src', file), 'utf8'));

const listed = new Set<string>(
  Object.values(shortcuts).flatMap((group) => Object.values<readonly (readonly string[])[]>(group).flat(2)),
);

it('lists exactly the keys that the code handles', () => {
  const handled = new Set(sources.flatMap(findHandledKeys));
  for (const modifier of modifiers) handled.delete(modifier);
  handled.add('Control'); // read as `ctrlKey`
  expect([...handled].sort()).toEqual([...listed].sort());
});

it('reads no keys in ways that the first test does not find', () => {
  const read = /\bevent\.(?:code|which)\b|\.(?:key|code)\) ===|includes\(event\.key\)|\bkey: '/;
  expect(sources.filter((code) => read.test(code))).toEqual([]);
});
