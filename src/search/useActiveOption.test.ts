import { describe, expect, it } from 'vitest';
import { findNextOption } from './useActiveOption';

describe('findNextOption', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 11, 0],
    ['ArrowUp', 0, 11],
    ['ArrowUp', 5, 4],
    ['PageDown', 0, 5],
    ['PageDown', 9, 11],
    ['PageUp', 11, 6],
    ['PageUp', 3, 0],
    ['Home', 7, 0],
    ['End', 7, 11],
    ['a', 7, undefined],
    ['Tab', 7, undefined],
  ])('for %s at %i of twelve options returns %s', (key, active, expected) => {
    expect(findNextOption(key, active, 12)).toBe(expected);
  });
});
