import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { type Fold, createFold } from './fold';

let fold: Fold;
beforeEach(() => {
  fold = createFold('設设備备');
});

it.each([
  ['MQTT', 'mqtt'],
  ['AZ', 'az'],
  ['ＭＱＴＴ　５．０', 'mqtt 5.0'],
  ['设备ID', '设备id'],
  ['ÄÖ', 'ao'],
  ['shèbèi, pínlǜ', 'shebei, pinlv'],
  ['Ü', 'v'],
  ['й', 'и'],
  ['İ', 'i'],
  ['設備', '设备'],
  ['①②', '12'],
  ['２㎜', '2㎜'],
  ['Ω', 'ω'],
  ['\u00a0ª\u00b2', ' a2'],
  ['\u2000\u212a\u24e9', ' kz'],
  ['\u2f00\u2fd5', '一龠'],
  ['甲\u3000乙', '甲 乙'],
  ['\uf900\ufa6d', '豈舘'],
  ['！～ｶ', '!~カ'],
  ['1\u20102\u20113\u20124\u22125', '1-2-3-4-5'],
  ['10\u207b\u00b9\u208b', '10-1-'],
  ['ſϕΆ', 'sφα'],
  ['25℃，77℉', '25c,77f'],
  ['25°C', '25°c'],
  ['℡', '℡'], // becomes three characters: not folded
  ['\ufb01', '\ufb01'],
  ['Ꙁ', 'Ꙁ'], // users type no scripts with case beyond
  ['', ''],
])('folds %s to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

it('folds long texts completely, and returns unchanged ones', () => {
  const long = '设'.repeat(5000);
  expect(fold(`${long}備A`)).toBe(`${long}备a`);
  expect(fold(`A${long}`)).toBe(`a${long}`);
  expect(fold(long)).toBe(long);
  expect(createFold('')('設備')).toBe('設備');
  expect(createFold('設设備')('設備')).toBe('设備'); // half a pair is ignored
});

it('keeps the length of every text: positions stay valid', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(fold(text)).toHaveLength(text.length);
    }),
  );
});

it('is idempotent', () => {
  const all = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit));
  expect(all.filter((unit) => fold(fold(unit)) !== fold(unit))).toEqual([]);
});

it('ignores traditional characters of another corpus', () => {
  expect(createFold('')('設備A')).toBe('設備a');
});
