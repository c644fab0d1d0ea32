import { expect, it } from 'vitest';
import { findPassages } from './sectionText';

it.each([
  [
    'a心跳b心跳',
    ['心跳'],
    [
      [1, 3],
      [4, 6],
    ],
  ],
  ['心跳间隔', ['心跳间隔', '心跳'], [[0, 4]]],
  [
    '心跳，心跳间隔',
    ['心跳间隔', '心跳'],
    [
      [0, 2],
      [3, 7],
    ],
  ],
  ['aaa', ['aa'], [[0, 2]]],
  ['a b', ['a\nb'], [[0, 3]]],
  ['心跳', ['', 'x'], []],
])('finds the words in the text: %j, %j', (text, words, expected) => {
  expect(findPassages(text, words, 100)).toEqual(expected);
});

it('finds at most the given number of passages', () => {
  expect(findPassages('ab'.repeat(500), ['a', 'b'], 100)).toHaveLength(100);
});
