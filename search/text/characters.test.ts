import { expect, it } from 'vitest';
import { kindAt } from './characters';

it.each([
  ['设', 'han'],
  ['々', 'han'],
  ['𠮷', 'han'],
  ['a', 'latin'],
  ['Z', 'latin'],
  ['7', 'latin'],
  ['é', 'latin'],
  ['ж', 'latin'],
  ['か', 'latin'],
  ['℃', 'latin'],
  ['μ', 'latin'],
  ['①', 'latin'],
  ['，', 'other'],
  ['。', 'other'],
  ['“', 'other'],
  ['「', 'other'],
  ['—', 'other'],
  ['×', 'other'],
  [' ', 'other'],
  ['_', 'other'],
  ['·', 'other'],
  ['\uE000', 'other'],
  ['', 'other'],
])('%s is %s', (character, kind) => {
  expect(kindAt(character, 0)).toBe(kind);
});

it('agrees with Unicode on every character that is Han and every Chinese sign that is none', () => {
  const wrong: string[] = [];
  for (let unit = 0x2e80; unit <= 0xfaff; unit += 1) {
    const character = String.fromCharCode(unit);
    const isHan = /\p{Script=Han}/u.test(character) && !/\p{So}|\p{Nl}/u.test(character);
    const isSign = unit < 0x3031 && /[\p{P}\p{Z}]/u.test(character);
    const kind = kindAt(character, 0);
    if ((isHan && kind !== 'han') || (isSign && kind !== 'other')) wrong.push(`U+${unit.toString(16)}: ${kind}`);
  }
  expect(wrong).toEqual([]);
});
