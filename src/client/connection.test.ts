import { describe, expect, it } from 'vitest';
import { isSlowConnection } from './connection';

describe('isSlowConnection', () => {
  it.each([
    [undefined, false],
    [{}, false],
    [{ saveData: false }, false],
    [{ effectiveType: '4g' }, false],
    [{ effectiveType: '3g', saveData: false }, false],
    [{ effectiveType: '2g' }, true],
    [{ effectiveType: 'slow-2g' }, true],
    [{ saveData: true }, true],
    [{ effectiveType: '4g', saveData: true }, true],
  ])('classifies %o as slow: %s', (connection, expected) => {
    expect(isSlowConnection(connection)).toBe(expected);
  });
});
