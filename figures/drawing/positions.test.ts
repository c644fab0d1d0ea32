import { describe, expect, it } from 'vitest';
import { buildPositions } from './positions';

const chain = [
  { left: 'a', right: 'b', distance: 10 },
  { left: 'b', right: 'c', distance: 20 },
];

describe('buildPositions', () => {
  it('returns the range of each position', () => {
    const positions = buildPositions(['a', 'b', 'c'], chain, { from: 0, to: 100 });
    expect(positions?.missing).toBeLessThanOrEqual(0);
    expect(positions?.range('b')).toEqual({ from: 10, to: 80 });
  });

  it('places at the wanted position or as near as possible, and narrows the other ranges', () => {
    const positions = buildPositions(['a', 'b', 'c'], chain, { from: 0, to: 100 });
    expect(positions?.place('b', 90)).toBe(80);
    expect(positions?.range('a')).toEqual({ from: 0, to: 70 });
    expect(positions?.place('a', 30)).toBe(30);
    expect(positions?.range('c')).toEqual({ from: 100, to: 100 });
  });

  it('returns the missing width when the bounds are too narrow', () => {
    expect(buildPositions(['a', 'b', 'c'], chain, { from: 0, to: 25 })?.missing).toBe(5);
  });

  it('returns undefined when the separations are contradictory', () => {
    const circle = [...chain, { left: 'c', right: 'a', distance: 1 }];
    expect(buildPositions(['a', 'b', 'c'], circle, { from: 0, to: 100 })).toBeUndefined();
  });
});
