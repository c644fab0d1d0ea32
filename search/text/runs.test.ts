import { describe, expect, it } from 'vitest';
import { visitRuns } from './runs';

function runsOf(folded: string): string[] {
  const runs: string[] = [];
  visitRuns(folded, {
    han: (start, end) => runs.push(`han ${folded.slice(start, end)}`),
    chunk: ({ start, end }) => runs.push(`latin ${folded.slice(start, end)}`),
  });
  return runs;
}

describe('visitRuns', () => {
  it.each([
    ['', []],
    ['，。 -', []],
    ['创建mqtt连接', ['han 创建', 'latin mqtt', 'han 连接']],
    ['错误码 1003', ['han 错误码', 'latin 1003']],
    ['device_id，v1.2。', ['latin device_id', 'latin v1.2']],
  ])('splits %j', (folded, expected) => {
    expect(runsOf(folded)).toEqual(expected);
  });
});
