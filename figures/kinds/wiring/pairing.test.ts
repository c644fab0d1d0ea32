import { describe, expect, it } from 'vitest';
import { alignTerminals, findStraightWires } from './pairing';

const rows = (count: number) => Array.from({ length: count }, () => ({ clearance: 40 }));

describe('findStraightWires', () => {
  it('finds as many straight wires as possible', () => {
    const pairs = [
      { left: 0, right: 1 },
      { left: 1, right: 2 },
      { left: 2, right: 0 },
    ];
    expect(findStraightWires(pairs)).toEqual([0, 1]);
  });

  it('uses each terminal for one straight wire only', () => {
    const pairs = [
      { left: 0, right: 0 },
      { left: 0, right: 1 },
    ];
    expect(findStraightWires(pairs)).toHaveLength(1);
  });
});

describe('alignTerminals', () => {
  it('puts the terminals of a straight wire as high as both sides allow', () => {
    expect(alignTerminals(rows(1), [{ clearance: 90 }], [{ left: 0, right: 0 }])).toEqual({ left: [90], right: [90] });
  });

  it('puts terminals without a straight wire at different heights', () => {
    expect(alignTerminals(rows(2), rows(2), [])).toEqual({ left: [40, 80], right: [56, 96] });
  });
});
