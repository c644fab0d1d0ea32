import { describe, expect, it } from 'vitest';
import { alignTerminals, findStraightWires } from './pairing';

const rows = (count: number) => Array.from({ length: count }, () => ({ clearance: 40 }));

describe('terminals', () => {
  it('of as many wires as possible are level', () => {
    const pairs = [
      { left: 0, right: 1 },
      { left: 1, right: 2 },
      { left: 2, right: 0 },
    ];
    expect(findStraightWires(pairs)).toEqual([0, 1]);
  });

  it('take part in one straight wire each', () => {
    const pairs = [
      { left: 0, right: 0 },
      { left: 0, right: 1 },
    ];
    expect(findStraightWires(pairs)).toHaveLength(1);
  });

  it('of a straight wire stand as high as both sides allow', () => {
    expect(alignTerminals(rows(1), [{ clearance: 90 }], [{ left: 0, right: 0 }])).toEqual({ left: [90], right: [90] });
  });

  it('without a straight wire never stand at the height of one opposite', () => {
    expect(alignTerminals(rows(2), rows(2), [])).toEqual({ left: [40, 80], right: [56, 96] });
  });
});
