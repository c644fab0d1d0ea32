import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PairStatistics } from './pairStatistics';
import { PairTable } from './pairTable';

const han = fc.integer({ min: 0x4e00, max: 0x9fff });

describe('a table of pairs', () => {
  it('gives every pair the number it got first', () => {
    const table = new PairTable();
    expect(table.findOrAdd(1, 2, 7)).toBe(7);
    expect(table.findOrAdd(1, 2, 8)).toBe(7);
    expect(table.find(1, 2)).toBe(7);
    expect(table.find(2, 1)).toBeUndefined();
    expect(table.find(1, 0)).toBeUndefined();
  });

  it('is a map, however many pairs it holds', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(han, fc.oneof(han, fc.constant(0))), { minLength: 1, maxLength: 6000, size: 'max' }),
        (pairs) => {
          const table = new PairTable();
          const map = new Map<string, number>();
          pairs.forEach(([first, second], id) => {
            const key = `${first} ${second}`;
            if (!map.has(key)) map.set(key, id);
            expect(table.findOrAdd(first, second, id)).toBe(map.get(key));
          });
          const listed = new Map<string, number>();
          table.forEach((first, second, id) => listed.set(`${first} ${second}`, id));
          expect(listed).toEqual(map);
        },
      ),
      { numRuns: 10 },
    );
  });
});

describe('statistics of pairs', () => {
  const counts: Record<string, number> = { 离线: 8, 离开: 2, 备离: 1, 设备: 9, 备: 9, 线: 8 };
  const table = new PairTable();
  const words = Object.keys(counts);
  words.forEach((pair, id) => table.findOrAdd(pair.charCodeAt(0), pair.length > 1 ? pair.charCodeAt(1) : 0, id));
  const statistics = new PairStatistics(table, (id) => counts[words[id] ?? ''] ?? 0);

  it('list what begins with a character, and the character where it ends a run', () => {
    expect(statistics.beginningWith('离')).toEqual(['离开', '离线']);
    expect(statistics.beginningWith('备')).toEqual(['备', '备离']);
    expect(statistics.beginningWith('无')).toEqual([]);
  });

  it('tell words from neighbours', () => {
    expect(statistics.cohesion('离线', 8)).toBeCloseTo(8 / Math.sqrt(10 * 8));
    expect(statistics.cohesion('备离', 1)).toBeCloseTo(1 / Math.sqrt(10 * 1));
    expect(statistics.cohesion('离无', 0)).toBe(0);
  });
});
