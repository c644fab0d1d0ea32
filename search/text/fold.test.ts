import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createFold } from './fold';

const fold = createFold('設设備备');

it.each([
  ['MQTT', 'mqtt'],
  ['ＭＱＴＴ　５．０', 'mqtt 5.0'],
  ['设备ID', '设备id'],
  ['ÄÖ', 'äö'],
  ['İ', 'İ'],
  ['設備', '设备'],
  ['①②', '12'],
  ['２㎜', '2㎜'],
  ['Ω', 'ω'],
  ['', ''],
])('folds %s to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

it('keeps the length of every text, so that positions stay valid', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(fold(text)).toHaveLength(text.length);
    }),
  );
});

it('changes nothing the second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});
