import { describe, expect, it } from 'vitest';
import { compact } from './compact';
import { findAll, mergeRanges, snapRanges } from './ranges';

describe('ranges', () => {
  it('are sorted, and merged when they touch or overlap', () => {
    expect(
      mergeRanges([
        [6, 8],
        [0, 2],
        [2, 4],
        [3, 5],
        [0, 1],
      ]),
    ).toEqual([
      [0, 5],
      [6, 8],
    ]);
    expect(mergeRanges([])).toEqual([]);
  });

  it('are extended to whole characters', () => {
    expect(snapRanges('a😀b', [[2, 4]])).toEqual([[1, 4]]);
    expect(snapRanges('a😀b', [[0, 2]])).toEqual([[0, 3]]);
    expect(snapRanges('a😀b', [[1, 3]])).toEqual([[1, 3]]);
    expect(snapRanges('😀', [[0, 2]])).toEqual([[0, 2]]);
    expect(snapRanges('\ud83da', [[1, 2]])).toEqual([[1, 2]]);
  });

  it('are all positions of a text, without overlaps', () => {
    expect(findAll('aaa ab', 'aa')).toEqual([[0, 2]]);
    expect(findAll('连接，连接', '连接')).toEqual([
      [0, 2],
      [3, 5],
    ]);
    expect(findAll('abc', '')).toEqual([]);
    expect(findAll('abc', 'd')).toEqual([]);
  });
});

it('keeps only letters, digits and Han in compact text', () => {
  expect(compact('modbus-tcp 配置（5.0）')).toBe('modbustcp配置50');
  expect(compact(' 。')).toBe('');
  expect(compact('配置')).toBe('配置');
});
