import { describe, expect, it } from 'vitest';
import { buildRoundTicks, formatNumber } from './axisScale';

const labels = (min: number, max: number, count: number) => buildRoundTicks(min, max, count).map(({ label }) => label);

describe('buildRoundTicks', () => {
  it('returns round numbers within the axis', () => {
    expect(labels(0, 1225, 6)).toEqual(['0', '250', '500', '750', '1000']);
    expect(labels(-2, 2, 4)).toEqual(['−2', '−1', '0', '1', '2']);
    expect(labels(0, 0.3, 3)).toEqual(['0', '0.1', '0.2', '0.3']);
  });
});

describe('formatNumber', () => {
  it('writes a real minus sign and removes floating-point noise', () => {
    expect(formatNumber(-0.1 - 0.2)).toBe('−0.3');
  });
});
