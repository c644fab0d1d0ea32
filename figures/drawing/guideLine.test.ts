import { describe, expect, it } from 'vitest';
import { buildGuideLine } from './guideLine';

const levels = (x: number, obstacles: Parameters<typeof buildGuideLine>[3]) =>
  buildGuideLine(x, 0, 100, obstacles).map(({ points }) => points.map(({ y }) => y));

describe('a guide line', () => {
  it('stops before a text and goes on after it', () => {
    expect(levels(10, [{ x: 0, y: 40, width: 30, height: 20 }])).toEqual([
      [0, 36],
      [64, 100],
    ]);
  });

  it('passes what is not in its way', () => {
    expect(levels(80, [{ x: 0, y: 40, width: 30, height: 20 }])).toEqual([[0, 100]]);
  });
});
