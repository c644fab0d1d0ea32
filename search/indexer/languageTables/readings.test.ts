import { describe, expect, it } from 'vitest';
import { listCommonCharacters } from '../../protocol/gb2312';
import { buildReadingTables } from './readings';

const syllablesOf = (headings: readonly string[], character: string) =>
  buildReadingTables(headings).readings.flatMap(({ syllable, characters }) =>
    characters.includes(character) ? [syllable] : [],
  );

describe('readings of characters', () => {
  it('include the common characters of GB 2312, each once', () => {
    const { readings } = buildReadingTables([]);
    const all = readings.map(({ characters }) => characters).join('');
    expect(listCommonCharacters()).toHaveLength(3755);
    expect(new Set(all).size).toBe(all.length);
    expect([...listCommonCharacters()].filter((character) => !all.includes(character))).toEqual([]);
  });

  it.each([
    ['设', 'she'],
    ['绿', 'lv'],
    ['女', 'nv'],
    ['略', 'lve'],
  ])('spell %s as typed: %s', (character, syllable) => {
    expect(syllablesOf([], character)).toEqual([syllable]);
  });

  it('include other characters of headings', () => {
    expect(syllablesOf(['镓合金'], '镓')).toEqual(['jia']);
  });

  it('follow the headings when a character has several', () => {
    expect(syllablesOf([], '重')).toEqual(['zhong']);
    expect(syllablesOf(['重启控制器', '断电重启', '重量'], '重')).toEqual(['chong']);
    expect(syllablesOf(['重启控制器', '断电重启', '重试', '重量', '重心', '超重'], '重')).toEqual(['chong', 'zhong']);
  });

  it('include words with another reading', () => {
    const { wordReadings } = buildReadingTables(['参数长度', '增长', '长度单位', '运行', '银行卡', '运行状态']);
    expect(wordReadings).toEqual([
      { word: '增长', syllables: ['zeng', 'zhang'] },
      { word: '银行', syllables: ['yin', 'hang'] },
    ]);
  });
});
