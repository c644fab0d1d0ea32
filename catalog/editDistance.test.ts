import { expect, it } from 'vitest';
import { editDistance } from './editDistance';

it.each([
  ['', '', 0],
  ['abc', '', 3],
  ['kitten', 'sitting', 3],
  ['flaw', 'lawn', 2],
])('counts the edits from %j to %j', (a, b, edits) => {
  expect(editDistance(a, b)).toBe(edits);
  expect(editDistance(b, a)).toBe(edits);
});

it('uses the given costs', () => {
  expect(editDistance(['a', 'b'], ['b'], () => 5, 0.5)).toBe(0.5 + 1);
  expect(editDistance(['a'], ['b'], () => 0.25, 0.5)).toBe(0.25);
});
