import { describe, expect, it } from 'vitest';
import { formats } from '../../drawing/drawing';
import { placeInCells } from './cells';
import { flowchartSchema } from './schema';

const spec = (edges: string[], more: object = {}) => {
  const pairs = edges.map((edge) => edge.split('>'));
  const ids = [...new Set(pairs.flat())].sort();
  return flowchartSchema.parse({
    nodes: ids.map((id) => ({ id, label: id })),
    edges: pairs.map(([from, to]) => ({ from, to })),
    ...more,
  });
};
const cellsOf = (...args: Parameters<typeof spec>) =>
  Object.fromEntries(
    [...placeInCells(spec(...args), formats.wide)].map(([id, { row, column }]) => [id, [row, column]]),
  );

describe('placeInCells', () => {
  it('runs the main path downwards and puts a branch next to its decision', () => {
    expect(cellsOf(['a>b', 'b>c', 'b>d'])).toEqual({ a: [0, 0], b: [1, 0], c: [2, 0], d: [1, 1] });
  });

  it('separates the branches of consecutive decisions', () => {
    const cells = cellsOf(['a>b', 'a>c', 'c>d', 'b>e', 'b>f']);
    expect(new Set(Object.values(cells).map(String)).size).toBe(6);
  });

  it('puts the target of two branches below both', () => {
    const { d = [], c = [] } = cellsOf(['a>d', 'a>b', 'b>c', 'c>d']);
    expect(d[0]).toBeGreaterThan(c[0] ?? 0);
  });

  it('fills rows from left to right and starts each group on a new row', () => {
    const groups = [
      { label: '一', nodes: ['a', 'b'] },
      { label: '二', nodes: ['c', 'd'] },
    ];
    expect(cellsOf(['a>b', 'b>c', 'c>d'], { direction: 'right', groups })).toEqual({
      a: [0, 0],
      b: [0, 1],
      c: [1, 0],
      d: [1, 1],
    });
  });
});
