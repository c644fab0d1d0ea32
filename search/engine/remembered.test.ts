import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Remembered } from './remembered';

describe('what is remembered', () => {
  const workOut = vi.fn((key: string) => key.length);
  let lengths: Remembered<string, number>;
  const lengthOf = (key: string) => lengths.get(key, () => workOut(key));
  beforeEach(() => {
    workOut.mockClear();
    lengths = new Remembered(2);
  });

  it('is worked out once, whatever it is', () => {
    expect(['ab', 'ab', '', ''].map(lengthOf)).toEqual([2, 2, 0, 0]);
    expect(workOut).toHaveBeenCalledTimes(2);
  });

  it('makes room for what comes later, the oldest first', () => {
    ['a', 'b', 'c', 'b', 'c'].forEach(lengthOf);
    expect(workOut).toHaveBeenCalledTimes(3);
    lengthOf('a');
    expect(workOut).toHaveBeenCalledTimes(4);
    lengthOf('c');
    expect(workOut).toHaveBeenCalledTimes(4);
  });

  it('is forgotten when it may be wrong', () => {
    lengthOf('a');
    lengths.forget();
    lengthOf('a');
    expect(workOut).toHaveBeenCalledTimes(2);
  });
});
