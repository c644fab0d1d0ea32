import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BoundedCache } from './boundedCache';

describe('BoundedCache', () => {
  const compute = vi.fn((key: string) => key.length);
  let lengths: BoundedCache<string, number>;
  const lengthOf = (key: string) => lengths.get(key, () => compute(key));
  beforeEach(() => {
    compute.mockClear();
    lengths = new BoundedCache(2);
  });

  it('computes each value once, even undefined ones', () => {
    expect(['ab', 'ab', '', ''].map(lengthOf)).toEqual([2, 2, 0, 0]);
    expect(compute).toHaveBeenCalledTimes(2);
  });

  it('evicts the oldest value', () => {
    ['a', 'b', 'c', 'b', 'c'].forEach(lengthOf);
    expect(compute).toHaveBeenCalledTimes(3);
    lengthOf('a');
    expect(compute).toHaveBeenCalledTimes(4);
    lengthOf('c');
    expect(compute).toHaveBeenCalledTimes(4);
  });

  it('computes values again after clear', () => {
    lengthOf('a');
    lengths.clear();
    lengthOf('a');
    expect(compute).toHaveBeenCalledTimes(2);
  });
});
