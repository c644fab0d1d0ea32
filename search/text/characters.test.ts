import { expect, it } from 'vitest';
import {
  characterEnd,
  characterStart,
  findHanRuns,
  findRunEnd,
  findRuns,
  isDigitAt,
  isInsideCharacter,
  kindAt,
} from './characters';

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
  ['Ⅲ', 'latin'],
  ['⅓', 'other'],
  ['→', 'other'],
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

it.each([
  ['/', false],
  ['0', true],
  ['9', true],
  [':', false],
  ['', false],
])('%j is a digit: %s', (character, isDigit) => {
  expect(isDigitAt(character, 0)).toBe(isDigit);
});

it('detects the inside of a surrogate pair, but not lone surrogates', () => {
  const text = '甲𠮷乙';
  const inside = Array.from({ length: text.length + 2 }, (_, index) => isInsideCharacter(text, index));
  expect(inside).toEqual([false, false, true, false, false, false]);
  const first = '\ud800\udc00';
  const last = '\udbff\udfff';
  const others = ['\ud7ff\udc00', '\udc00\udc00', '\ud800\udbff', '\ud800\ue000'];
  expect([first, last, ...others].map((pair) => isInsideCharacter(pair, 1))).toEqual([
    ...[true, true],
    ...[false, false, false, false],
  ]);
});

it.each([
  ['joined', '👩\u200d🚀'],
  ['joined more than once', '👨\u200d👩\u200d👧'],
  ['joined to a sign of one unit', '❤\ufe0f\u200d🔥'],
  ['with a variation selector', '⚙\ufe0f'],
  ['in a keycap', '1\ufe0f\u20e3'],
  ['a flag with tags', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
  ['Han with a variation selector', '葛\u{e0100}'],
])('treats %s as one character: %s', (_what, character) => {
  const text = `甲${character}乙${character}🔧`;
  const borders = Array.from({ length: text.length + 2 }, (_, index) => index).filter(
    (index) => !isInsideCharacter(text, index),
  );
  const width = character.length;
  expect(borders).toEqual([0, 1, 1 + width, 2 + width, 2 + 2 * width, text.length, text.length + 1]);
  for (let index = 2; index < 1 + width; index += 1) {
    expect([characterStart(text, index), characterEnd(text, index)]).toEqual([1, 1 + width]);
  }
  expect([characterStart(text, 1), characterEnd(text, 1 + width)]).toEqual([1, 1 + width]);
});

it('allows a boundary at the start of a text or a line', () => {
  expect([0, 2, 3].map((index) => isInsideCharacter('👨\n\u200d', index))).toEqual([false, false, false]);
});

it('finds the end of a run at another kind or the end of the text', () => {
  expect(findRunEnd('设备abc', 0)).toBe(2);
  expect(findRunEnd('设备abc', 3)).toBe(5);
  expect(findRunEnd('设备。 ', 2)).toBe(4);
});

it('agrees with Unicode on Han characters and Chinese punctuation', () => {
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

it('finds runs of Han and of letters, and their positions', () => {
  expect(findRuns('设备 a1，参数')).toEqual([
    { kind: 'han', text: '设备', start: 0, end: 2 },
    { kind: 'latin', text: 'a1', start: 3, end: 5 },
    { kind: 'han', text: '参数', start: 6, end: 8 },
  ]);
  expect(findHanRuns('a1设备b').map(({ text, start }) => [text, start])).toEqual([['设备', 2]]);
  expect(findRuns(' ，。')).toEqual([]);
});
