import { describe, expect, it } from 'vitest';
import { buildGuideLine } from './guideLine';

const levels = (x: number, obstacles: Parameters<typeof buildGuideLine>[3]) =>
  buildGuideLine(x, 0, 100, obstacles).map(({ points }) => points.map(({ y }) => y));

describe('buildGuideLine', () => {
  it('interrupts the line at a text', () => {
    expect(levels(10, [{ x: 0, y: 40, width: 30, height: 20 }])).toEqual([
      [0, 36],
      [64, 100],
    ]);
  });

  it('ignores obstacles beside the line', () => {
    expect(levels(80, [{ x: 0, y: 40, width: 30, height: 20 }])).toEqual([[0, 100]]);
  });
});
