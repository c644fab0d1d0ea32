import { describe, expect, it } from 'vitest';
import { buildCurvePoints } from './curvePoints';

const base = { label: 'x', quantity: 'velocity', profile: undefined } as const;

describe('buildCurvePoints', () => {
  it('holds each value until the next point with join: steps', () => {
    const points = buildCurvePoints(
      {
        ...base,
        join: 'steps',
        points: [
          [0, 0],
          [5, 1],
          [9, 1],
        ],
      },
      {},
    );
    expect(points).toEqual([
      [0, 0],
      [5, 0],
      [5, 1],
      [9, 1],
    ]);
  });

  it('passes through every point without overshoot with join: smooth', () => {
    const given: [number, number][] = [
      [0, 0],
      [10, 80],
      [20, 80],
      [40, 5],
    ];
    const smooth = buildCurvePoints({ ...base, join: 'smooth', points: given }, {});
    for (const point of given) expect(smooth).toContainEqual(point);
    expect(Math.max(...smooth.map(([, y]) => y))).toBe(80);
    expect(Math.min(...smooth.map(([, y]) => y))).toBe(0);
  });
});
