import fc from 'fast-check';
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

it('agrees with Unicode on what is Han and on which Chinese signs are none', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0x2e80, max: 0xfaff }), (unit) => {
      const character = String.fromCharCode(unit);
      if (/[\p{Script=Han}]/u.test(character) && !/\p{So}|\p{Nl}/u.test(character))
        expect(kindAt(character, 0)).toBe('han');
      if (/[\p{P}\p{Z}]/u.test(character) && unit < 0x3031) expect(kindAt(character, 0)).toBe('other');
    }),
    { numRuns: 5_000 },
  );
});
