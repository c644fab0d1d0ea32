import { describe, expect, it } from 'vitest';
import { isComposingKey, joinComposed } from './composition';

const key = (isComposing: boolean, keyCode: number) => ({ isComposing, keyCode }) as KeyboardEvent;

describe('isComposingKey', () => {
  it.each([
    [true, 229, true],
    [true, 13, true],
    [false, 229, true], // Safari fires compositionend before the keydown of Enter
    [false, 13, false],
  ])('for isComposing %s and key code %i returns %s', (isComposing, keyCode, expected) => {
    expect(isComposingKey(key(isComposing, keyCode))).toBe(expected);
  });
});

describe('joinComposed', () => {
  it.each([
    ["she'bei", "she'bei", 'shebei'],
    ['she bei', 'she bei', 'shebei'],
    ['a’b’c’d', 'a’b’c’d', 'abcd'],
    ["设备 lian'jie", "lian'jie", '设备 lianjie'],
    ["modbus rtu di'zhi", "di'zhi", 'modbus rtu dizhi'],
    ["di'zhi di'zhi 表", "di'zhi", "di'zhi dizhi 表"],
    ['error code', 'code', 'error code'],
    ['error code', '', 'error code'],
    ['error code', '设备', 'error code'],
    ['轴 3', '3', '轴 3'],
    ["'", "'", "'"],
  ])('for %j, of which %j is being composed, returns %j', (text, composed, expected) => {
    expect(joinComposed(text, composed)).toBe(expected);
  });
});
