import { expect, it } from 'vitest';
import { HanIds } from './hanIds';

const unit = (character: string) => character.charCodeAt(0);

it('numbers Han characters from 1 on, each once, and nothing else', () => {
  const ids = new HanIds();
  expect(ids.end).toBe(1);
  expect(['设', '备', '设', 'a', '，', '1', ' '].map((character) => ids.findOrAdd(unit(character)))).toEqual([
    1, 2, 1, 0, 0, 0, 0,
  ]);
  expect(ids.end).toBe(3);
});

it('finds the ids of known characters only', () => {
  const ids = new HanIds();
  ids.findOrAdd(unit('设'));
  ids.findOrAdd(unit('备'));
  expect(['设', '备', '无', 'a'].map((character) => ids.find(unit(character)))).toEqual([1, 2, 0, 0]);
  expect(ids.find(NaN)).toBe(0);
});
