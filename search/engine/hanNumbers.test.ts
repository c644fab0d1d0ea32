import { expect, it } from 'vitest';
import { HanNumbers } from './hanNumbers';

const unit = (character: string) => character.charCodeAt(0);

it('numbers Han characters from 1 on, each once, and nothing else', () => {
  const numbers = new HanNumbers();
  expect(numbers.end).toBe(1);
  expect(['设', '备', '设', 'a', '，', '1', ' '].map((character) => numbers.findOrAdd(unit(character)))).toEqual([
    1, 2, 1, 0, 0, 0, 0,
  ]);
  expect(numbers.end).toBe(3);
});

it('gives numbers back for characters and characters for numbers', () => {
  const numbers = new HanNumbers();
  numbers.findOrAdd(unit('设'));
  numbers.findOrAdd(unit('备'));
  expect(['设', '备', '无', 'a'].map((character) => numbers.find(unit(character)))).toEqual([1, 2, 0, 0]);
  expect(numbers.find(NaN)).toBe(0);
  expect([0, 1, 2].map((number) => numbers.characterOf(number))).toEqual(['', '设', '备']);
});
