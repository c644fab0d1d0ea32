import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LanguageTables } from '../../protocol/corpus';
import { rewriteLimits, rewriteWeights } from '../weights';
import { type HeadingRun, type HeadingRuns, readHeadingRuns } from './headingRuns';
import { findByPinyin } from './pinyin';
import { PinyinMatcher, type PinyinText } from './pinyinMatch';
import { rewritePinyin } from './pinyinRewrites';
import { type Readings, buildSyllable, createReadings, firstLetterBit } from './syllables';

const tables: LanguageTables = {
  readings: [
    { syllable: 'she', characters: '设社' },
    { syllable: 'bei', characters: '备' },
    { syllable: 'jie', characters: '接界' },
    { syllable: 'ru', characters: '入' },
    { syllable: 'chang', characters: '长常' },
    { syllable: 'zhang', characters: '长张' },
    { syllable: 'du', characters: '度' },
    { syllable: 'xi', characters: '西' },
    { syllable: 'an', characters: '安' },
    { syllable: 'xian', characters: '线先' },
    { syllable: 'lü', characters: '率' },
    { syllable: 'xing', characters: '行' },
    { syllable: 'wang', characters: '网' },
    { syllable: 'guan', characters: '关' },
    { syllable: 'shu', characters: '数' },
    { syllable: 'ju', characters: '据' },
    { syllable: 'neng', characters: '能' },
  ],
  wordReadings: [{ word: '行数', syllables: ['hang', 'shu'] }],
  traditional: '',
  synonyms: [],
  concepts: [],
};

let readings: Readings;
beforeEach(() => {
  readings = createReadings(tables);
});

const text = (letters: string, ...breaks: number[]): PinyinText => ({ letters, breaks: new Set(breaks) });
const runOf = (run: string): HeadingRun => {
  const [read] = readHeadingRuns([run], readings).all;
  if (!read) throw new Error('no run');
  return read;
};

type Start = { heading: HeadingRun; start: number; shared: number };
function startsOf(runs: HeadingRuns, letters: string): Start[] {
  const starts: Start[] = [];
  runs.visitStarts(text(letters), (heading, start, shared) => starts.push({ heading, start, shared }));
  return starts;
}

describe('a syllable', () => {
  it('may be typed by its initials', () => {
    expect(buildSyllable('zhang')).toEqual({
      exact: 'zhang',
      exactly: ['zhang'],
      initials: ['zh', 'z'],
      firstLetter: firstLetterBit('z'),
    });
    expect(buildSyllable('zan')).toMatchObject({
      exact: 'zan',
      initials: ['z'],
    });
    expect(buildSyllable('chi').initials).toEqual(['ch', 'c']);
    expect(buildSyllable('shi').initials).toEqual(['sh', 's']);
  });

  it('with ü is typed with v', () => {
    expect(buildSyllable('lü').exact).toBe('lv');
    expect(buildSyllable('Lu:').exact).toBe('lv');
    expect(buildSyllable('nüe').exact).toBe('nve');
  });

  it('with üe is typed with ue as well', () => {
    expect(buildSyllable('lüe')).toMatchObject({ exact: 'lve', exactly: ['lve', 'lue'], initials: ['l'] });
    expect([buildSyllable('lü').exactly, buildSyllable('lu').exactly]).toEqual([['lv'], ['lu']]);
  });
});

describe('readings', () => {
  const exact = (run: string) => readings.read(run).map((syllables) => syllables.map((syllable) => syllable.exact));

  it('are those of a character, or of the word that contains it', () => {
    expect(exact('长度')).toEqual([['chang', 'zhang'], ['du']]);
    expect(exact('行')).toEqual([['xing']]);
    expect(exact('设行数行')).toEqual([['she'], ['hang'], ['shu'], ['xing']]);
    expect(exact('行数行数')).toEqual([['hang'], ['shu'], ['hang'], ['shu']]);
    expect(exact('无')).toEqual([[]]);
  });

  it('have homophones', () => {
    expect(readings.homophonesOf('接')).toEqual(['界']);
    expect(readings.homophonesOf('长')).toEqual(['常', '张']);
    expect(readings.homophonesOf('备')).toEqual([]);
    expect(readings.homophonesOf('无')).toEqual([]);
  });
});

describe('letters', () => {
  it.each([
    ['shebei', '设备', 0, { length: 2, style: 'full' }],
    ['sheb', '设备', 0, { length: 2, style: 'full' }],
    ['shebe', '设备', 0, { length: 2, style: 'full' }],
    ['sb', '设备', 0, { length: 2, style: 'initials' }],
    ['shb', '设备', 0, { length: 2, style: 'initials' }],
    ['s', '设备', 0, { length: 1, style: 'initials' }],
    ['sh', '设备', 0, { length: 1, style: 'initials' }],
    ['she', '设备', 0, { length: 1, style: 'full' }],
    ['sbei', '设备', 0, { length: 2, style: 'mixed' }],
    ['shebjr', '设备接入', 0, { length: 4, style: 'mixed' }],
    ['sbjr', '设备接入', 0, { length: 4, style: 'initials' }],
    ['jieru', '设备接入', 2, { length: 2, style: 'full' }],
    ['changdu', '长度', 0, { length: 2, style: 'full' }],
    ['zhangdu', '长度', 0, { length: 2, style: 'full' }],
    ['lv', '率', 0, { length: 1, style: 'full' }],
    ['hangshu', '行数', 0, { length: 2, style: 'full' }],
    ['设bei', '设备', 0, { length: 2, style: 'full' }],
    ['设b接r', '设备接入', 0, { length: 4, style: 'initials' }],
    ['xian', '西安', 0, { length: 2, style: 'full' }],
    ['xian', '线', 0, { length: 1, style: 'full' }],
  ] as const)('%s spell %s from %i', (letters, run, start, match) => {
    expect(new PinyinMatcher(text(letters)).match(runOf(run), start)).toEqual(match);
  });

  it.each([
    ['shebeix', '设备', 0],
    ['bei', '设备', 0],
    ['shebeijie', '设备', 0],
    ['xingshu', '行数', 0],
    ['lu', '率', 0],
    ['社bei', '设备', 0],
    ['wu', '无', 0],
  ] as const)('%s do not spell %s', (letters, run, start) => {
    expect(new PinyinMatcher(text(letters)).match(runOf(run), start)).toBeUndefined();
  });

  it('keep the syllable boundaries of the user', () => {
    expect(new PinyinMatcher(text('xian', 2)).match(runOf('西安'), 0)).toEqual({ length: 2, style: 'full' });
    expect(new PinyinMatcher(text('xian', 2)).match(runOf('线'), 0)).toBeUndefined();
    expect(new PinyinMatcher(text('xian', 4)).match(runOf('线'), 0)).toEqual({ length: 1, style: 'full' });
    expect(new PinyinMatcher(text('shebei', 3, 6)).match(runOf('设备'), 0)).toEqual({
      length: 2,
      style: 'full',
    });
  });
});

describe('the first letter', () => {
  it.each([
    ['lv', '率', true],
    ['xv', '率', false],
    ['率', '率', true],
    ['设bei', '设备', true],
    ['zhang', '长', true],
    ['chang', '长', true],
    ['wu', '无', false],
  ])('of %s can be that of %s: %j', (letters, run, canBegin) => {
    const runs = readHeadingRuns([run], readings);
    expect(startsOf(runs, letters).some(({ start }) => start === 0)).toBe(canBegin);
  });
});

describe('Han strings', () => {
  let runs: HeadingRuns;
  beforeEach(() => {
    runs = readHeadingRuns(['设备接入', 'MQTT 设备接入', '设备', '网关设备数据', '社'], readings);
  });
  const find = (letters: string, ...breaks: number[]) => findByPinyin(text(letters, ...breaks), runs);

  it('are runs of headings, counted', () => {
    expect(runs.all.map(({ run, count }) => [run, count])).toEqual([
      ['设备接入', 2],
      ['设备', 1],
      ['网关设备数据', 1],
      ['社', 1],
    ]);
  });

  it.each([
    ['s', ['数据', '社', '设备接入', '设备', '设备数据']],
    ['sb', ['数据', '社', '设备接入', '设备', '设备数据']],
    ['jieru', ['据', '接入']],
    ['接', ['接入']],
    ['q', []],
  ])('have characters that %s can begin with, also on a second call', (letters, expected) => {
    for (let time = 0; time < 2; time += 1) {
      expect(startsOf(runs, letters).map(({ heading, start }) => heading.run.slice(start))).toEqual(expected);
    }
  });

  it('have the number of shared characters, unless they have another reading', () => {
    const shared = (headings: string[], letter: string) =>
      startsOf(readHeadingRuns(headings, readings), letter).map(({ shared }) => shared);
    expect(shared(['设备接入', '设备', '网关设备数据', '社'], 's')).toEqual([0, 0, 0, 2, 2]);
    expect(shared(['设数', '设备', '设长', '设备接入'], 's')).toEqual([0, 0, 2, 1, 1]); // by the second character
    expect(shared(['行设', '行数', '数行数'], 'h')).toEqual([0, 0]);
    expect(shared(['长设行', '长设行数'], 'c')).toEqual([0, 2]);
    expect(shared(['长无行', '长无行'], 'c')).toEqual([0]);
  });

  it('have the same matches with and without reuse of shared characters', () => {
    const headings = ['设备接入', '设备', '设备长度', '设长行', '设长行数', '设设', '社备接', '设备接设备'];
    const all = readHeadingRuns(headings, readings);
    const letters = fc.array(fc.constantFrom('she', 's', 'sh', 'bei', 'b', 'jie', 'j', 'chang', 'hang', 'x', '设'));
    fc.assert(
      fc.property(letters, (parts) => {
        const typed = text(parts.join(''));
        const starts = startsOf(all, typed.letters);
        const matcher = new PinyinMatcher(typed);
        const matches = starts.map(({ heading, start, shared }) => matcher.match(heading, start, shared));
        const afresh = starts.map(({ heading, start }) => new PinyinMatcher(typed).match(heading, start));
        expect(matches).toEqual(afresh);
      }),
    );
  });

  it.each([
    ['shebeijieru', [{ text: '设备接入', weight: 1 }]],
    ['shebei', [{ text: '设备', weight: 1 }]],
    ['wangguan', [{ text: '网关', weight: rewriteWeights.startOfRun }]],
    ['shuju', [{ text: '数据', weight: rewriteWeights.insideRun }]],
    ['sbjr', [{ text: '设备接入', weight: rewriteWeights.pinyinInitials }]],
    ['wgsb', [{ text: '网关设备', weight: rewriteWeights.pinyinInitials * rewriteWeights.startOfRun }]],
    ['sbsj', [{ text: '设备数据', weight: rewriteWeights.pinyinInitials * rewriteWeights.insideRun }]],
    ['shebjr', [{ text: '设备接入', weight: rewriteWeights.pinyinMixed }]],
    ['wg', [{ text: '网关', weight: rewriteWeights.pinyinInitials * rewriteWeights.startOfRun }]],
    ['sbs', []],
    ['ru', [{ text: '入', weight: rewriteWeights.insideRun }]],
    ['sj', []],
    ['s', []],
    ['mqtt', []],
  ])('for %s are %j', (letters, found) => {
    expect(find(letters)).toEqual(found);
  });

  it('are limited to the best match, then the most frequent', () => {
    const many = readHeadingRuns(['设一', '社二', '社三', '设四', '设五', '设', '社'], readings);
    const found = findByPinyin(text('she'), many);
    expect(found.map(({ text: han }) => han)).toEqual(['设', '社']);
    expect(rewriteLimits.maxPerWord).toBeGreaterThan(1);
    const twice = readHeadingRuns(['社', '设', '社一', '社二', '设一', '设二', '设三', '设四'], readings);
    expect(findByPinyin(text('she'), twice).map(({ text: han }) => han)).toEqual(['设', '社']);
  });

  it('of two words are spelled one after the other, in whole syllables', () => {
    const two = (letters: string) =>
      rewritePinyin(
        letters,
        () => runs,
        () => 0,
      );
    expect(two('shujujieru')).toEqual([{ text: '数据接入', weight: rewriteWeights.startOfRun }]);
    expect(two('wangguanjieru').map(({ text: han }) => han)).toEqual(['网关接入']);
    expect(two('shujujr')).toEqual([]);
    expect(two('shujuxx')).toEqual([]);
    expect(two('wangguanshebeijieru')).toEqual([]); // too long
  });

  it('of equal weight have a stable order, and are limited', () => {
    const found = (headings: string[]) => findByPinyin(text('she'), readHeadingRuns(headings, readings));
    expect(found(['设', '社'])).toEqual(found(['社', '设']));
    const own = createReadings({ ...tables, readings: [{ syllable: 'shi', characters: '时式是事使' }] });
    const many = findByPinyin(text('shi'), readHeadingRuns(['时', '式', '是', '事', '使'], own));
    expect(many).toHaveLength(rewriteLimits.maxPerWord);
  });
});
