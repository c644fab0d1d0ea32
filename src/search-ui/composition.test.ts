import { describe, expect, it } from 'vitest';
import { isComposingKey, joinSyllables } from './composition';

const key = (isComposing: boolean, keyCode: number) => ({ isComposing, keyCode }) as KeyboardEvent;

describe('a key press belongs to the input method', () => {
  it.each([
    [true, 229, true],
    [true, 13, true],
    [false, 229, true], // Safari: the composition is over before the Enter that ended it
    [false, 13, false],
  ])('composing: %s, key code: %i → %s', (isComposing, keyCode, expected) => {
    expect(isComposingKey(key(isComposing, keyCode))).toBe(expected);
  });
});

describe('what is searched for while composing', () => {
  it.each([
    ["she'bei", 'shebei'],
    ['she bei', 'shebei'],
    ['a’b’c’d', 'abcd'],
    ["设备 lian'jie", '设备 lianjie'],
    ['轴 3', '轴 3'],
    ["'", "'"],
  ])('%s is %s', (text, expected) => {
    expect(joinSyllables(text)).toBe(expected);
  });
});
