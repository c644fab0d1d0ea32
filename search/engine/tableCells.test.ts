import { describe, expect, it, vi } from 'vitest';
import { createFold } from '../text/fold';
import { createQueryParser } from './parseQuery';
import { createCellBonus } from './tableCells';
import { TextIndex } from './textIndex';
import { bonuses } from './weights';

const fold = createFold('');
const parse = createQueryParser(fold, new TextIndex(1));

function cellBonus(query: string, text: string, found = 1): number {
  return createCellBonus(parse(query), found)({ text, folded: fold(text) });
}

describe('a table cell', () => {
  it.each([['vel | 1'], ['速度 | vel | 1'], ['速度 | vel'], ['x | vel2\n速度 | vel\n后'], ['前\nvel | 1']])(
    'in %j is the parameter',
    (text) => {
      expect(cellBonus('vel', text)).toBeCloseTo(bonuses.cell);
    },
  );

  it.each([
    ['速度vel | 1'],
    ['vel 是速度'],
    ['x | vel 或'],
    ['x | vel 或 | 1'],
    ['vel'],
    ['前\nvel\n后 | 1'],
    ['a | 1\nvel'],
    [''],
  ])('is not in %j', (text) => {
    expect(cellBonus('vel', text)).toBe(0);
  });

  it('may have other joiners than the query, or none', () => {
    for (const text of ['pulsePerRev | 1', 'pulse_per_rev | 1', 'pulse-per rev | 1', 'pulse.per/rev | 1']) {
      for (const query of ['pulseperrev', 'pulse per rev']) expect(cellBonus(query, text)).toBeCloseTo(bonuses.cell);
    }
    expect(cellBonus('pulseperrev', 'pulse:per:rev | 1')).toBe(0);
  });

  it('counts by the typed part', () => {
    expect(cellBonus('vel', 'velMax | 1')).toBeCloseTo(bonuses.cell / 2);
    expect(cellBonus('vel', 'velMax 或 | 1')).toBe(0);
    expect(cellBonus('vel', `vel${'x'.repeat(32)} | 1`)).toBeCloseTo((bonuses.cell * 3) / 35);
    expect(cellBonus('vel', `vel${'x'.repeat(33)} | 1`)).toBe(0);
    expect(cellBonus('vel', 'velMax | 1\nvel | 2')).toBeCloseTo(bonuses.cell);
    expect(cellBonus('vel', 'vel | 2\nvelMax | 1')).toBeCloseTo(bonuses.cell);
  });

  it('counts by its share of the query, and only for words of letters and digits', () => {
    expect(cellBonus('ab -2', '-2 | 参数错误')).toBeCloseTo(bonuses.cell / 3);
    expect(cellBonus('速度 vel', 'vel | 1')).toBeCloseTo((bonuses.cell * 3) / 5);
    expect(cellBonus('速度 vel max', 'velMax | 1')).toBeCloseTo((bonuses.cell * 3) / 8 / 2);
    expect(cellBonus('速度 vel max', '速度velmax | 1')).toBe(0);
    expect(cellBonus('速度', '速度 | vel')).toBe(0);
  });

  it('is ignored below a quarter of the query', () => {
    expect(cellBonus('abcdef vel', 'vel | 1')).toBeCloseTo(bonuses.cell / 3);
    expect(cellBonus('abcdef gh', 'gh | 1')).toBeCloseTo(bonuses.cell / 4);
    expect(cellBonus('abcdefg hi', 'hi | 1')).toBe(0);
  });

  it('keeps the minus sign of a code', () => {
    expect(cellBonus('-2', '-2 | 参数错误')).toBeGreaterThan(0);
    expect(cellBonus('-2', '2 | 参数错误')).toBe(0);
  });

  it.each([
    ['TIME', 'time | 4\nTIME | 8', bonuses.cellAsTyped],
    ['time_ms', 'time_ms | 4', bonuses.cellAsTyped],
    ['TIME', 'time | 4', 0],
    ['time', 'time | 4', 0], // a plain word matches in any case
    ['设备 TIME', 'TIME | 4', (-2 * bonuses.cell) / 6],
  ])('scores higher as typed: %s in %j', (query, text, more) => {
    expect(cellBonus(query, text)).toBeCloseTo(bonuses.cell + more);
  });
});

describe('a row of five cells or more', () => {
  const row = '速度 | vel | 浮点 | 200 | 重启';

  it('defines its name', () => {
    expect(cellBonus('vel', row)).toBeCloseTo(bonuses.cell + bonuses.cellOfDefinition);
    expect(cellBonus('vel', `前 | 后\n${row}\n前 | 后`)).toBeCloseTo(bonuses.cell + bonuses.cellOfDefinition);
    expect(cellBonus('vel', '速度 | vel | 浮点 | 200\n重启 | x')).toBeCloseTo(bonuses.cell);
    expect(cellBonus('vel', '速度 | vel | 浮点 | 200 | 重')).toBeCloseTo(bonuses.cell + bonuses.cellOfDefinition);
    expect(cellBonus('vel', '速度 | vel | 浮点 | 200 | ')).toBeCloseTo(bonuses.cell + bonuses.cellOfDefinition);
  });

  it('scores lower the more else was asked', () => {
    expect(cellBonus('abc vel', row)).toBeCloseTo((bonuses.cell + bonuses.cellOfDefinition / 2) / 2);
  });

  it('scores lower when more than fifty sections contain the word: each may define it', () => {
    expect(cellBonus('vel', row, 50)).toBeCloseTo(bonuses.cell + bonuses.cellOfDefinition);
    expect(cellBonus('vel', row, 100)).toBeCloseTo(bonuses.cell + bonuses.cellOfDefinition / 4);
    expect(cellBonus('velMax', 'velMax | 1', 100)).toBeCloseTo(bonuses.cell + bonuses.cellAsTyped / 4);
  });
});

/** Counts skipped characters: by search in a text, and by splitting texts. */
function countSteps(run: () => unknown): number {
  const cut = vi.spyOn(String.prototype, 'slice');
  const searches = [vi.spyOn(String.prototype, 'indexOf'), vi.spyOn(String.prototype, 'lastIndexOf')];
  run();
  const cutChars = cut.mock.results.map(({ value }) => String(value).length);
  const searchedChars = searches.flatMap(({ mock }) =>
    mock.calls.map(([, from = 0], call) => Math.abs(Number(mock.results[call]?.value) - from)),
  );
  vi.restoreAllMocks();
  return [...cutChars, ...searchedChars].reduce((sum, chars) => sum + chars, 0);
}

it('skips a row of thousands of cells in a few passes', () => {
  const text = `${Array.from({ length: 3000 }, () => 'vel').join(' | ')}\nvel | 1`;
  const bonusOf = createCellBonus(parse('vel'), 1);
  const steps = countSteps(() => bonusOf({ text, folded: text }));
  expect(steps).toBeGreaterThan(text.length); // the counted value
  expect(steps).toBeLessThan(5 * text.length);
});
