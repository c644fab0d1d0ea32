import { describe, expect, it } from 'vitest';
import type { LanguageTables } from '../../protocol/corpus';
import { createFold } from '../../text/fold';
import { noTables } from '../testing/smallCorpus';
import { TextIndex } from '../textIndex';
import { alternativeLimits, alternativeWeights } from '../weights';
import { type Literally, createAlternatives } from './alternatives';
import { createOtherNames } from './otherNames';
import { createReadings } from './syllables';

const tables: LanguageTables = {
  ...noTables,
  readings: [
    { syllable: 'she', characters: '设社' },
    { syllable: 'jie', characters: '接结' },
    { syllable: 'lian', characters: '连链' },
    { syllable: 'xin', characters: '心新' },
    { syllable: 'tiao', characters: '跳条' },
  ],
};

/** A query of which the best section holds `share`. */
const literally = (share: number, more: Partial<Literally> = {}): Literally => ({
  share,
  isMessage: false,
  isMixedCase: false,
  ...more,
});

/** What knows other names, and headings as they are written. */
function alternativesOfNames(otherNames: LanguageTables['otherNames'], headings: string[] = []) {
  const noReadings = createReadings(noTables);
  return createAlternatives({
    readings: () => noReadings,
    readOtherNames: createOtherNames(otherNames, createFold('')),
    source: new TextIndex(1),
    headings,
  });
}

it('other names weigh less where texts hold what was typed', () => {
  const { always } = alternativesOfNames([{ said: '新增', meant: '添加' }]);
  const { otherName, otherNameBesideLiteral } = alternativeWeights;
  expect(always('磁盘新增', literally(0.5))).toEqual([{ text: '磁盘添加', weight: otherName }]);
  expect(always('磁盘新增', literally(1))).toEqual([{ text: '磁盘添加', weight: otherNameBesideLiteral }]);
});

it('other names weigh least where a text holds a message as it was copied', () => {
  const { always } = alternativesOfNames([{ said: 'connection lost', meant: '断线' }]);
  const { otherName, otherNameBesideMessage } = alternativeWeights;
  const weightsFor = (known: Literally) => always('connection lost', known).map(({ weight }) => weight);
  expect(weightsFor(literally(1, { isMessage: true }))).toEqual([otherNameBesideMessage]);
  expect(weightsFor(literally(0.5, { isMessage: true }))).toEqual([otherName]);
});

it('other names are looked for with and without English function words', () => {
  const { always } = alternativesOfNames([
    { said: 'store and forward', meant: '补发' },
    { said: 'network down', meant: '断网' },
  ]);
  const textsFor = (query: string) => always(query, literally(0)).map(({ text }) => text);
  expect(textsFor('how to store and forward')).toEqual(['how to 补发']);
  expect(textsFor('what if the network is down')).toEqual(['断网']);
});

describe('other wordings of a query', () => {
  const alternativesOf = (headings: readonly string[], texts: readonly string[] = []) => {
    const source = new TextIndex(texts.length);
    source.add(
      0,
      texts.map((text) => [{ field: 'content', text, folded: text }]),
    );
    const readOtherNames = createOtherNames(
      [
        { said: '连接', meant: '接入' },
        { said: '社', meant: '设' },
        { said: '心跳', meant: 'xintiao' },
        ...Array.from('一二三四五六七八九', (meant) => ({ said: '结', meant })),
      ],
      createFold(''),
    );
    return createAlternatives({
      readings: () => createReadings(tables),
      readOtherNames,
      source,
      headings,
    });
  };

  it('are pinyin and other names', () => {
    const { always } = alternativesOf(['连接']);
    expect(always('lianjie', literally(0))).toEqual([{ text: '连接', weight: alternativeWeights.pinyinFull }]);
    expect(always('lianjie', literally(0, { isMixedCase: true }))).toEqual([]);
    expect(always('lian2jie1', literally(0))).toEqual(always('lianjie', literally(0)));
    expect(always('ruhe lianjie', literally(0))).toEqual(expect.arrayContaining([...always('lianjie', literally(0))]));
    expect(always('lj', literally(1))).toEqual([{ text: '连接', weight: alternativeWeights.pinyinInitials }]);
    expect(always('连接', literally(alternativeLimits.minLiteralShare))[0]?.weight).toBe(
      alternativeWeights.otherNameBesideLiteral,
    );
  });

  it('are each given once', () => {
    expect(alternativesOf(['设', '社']).always('she', literally(0))).toEqual([
      { text: '社', weight: alternativeWeights.pinyinFull },
      { text: '设', weight: alternativeWeights.pinyinFull },
    ]);
  });

  it('are never the query itself, and not too many', () => {
    expect(
      alternativesOf(['心跳'])
        .always('xintiao', literally(0))
        .map(({ text }) => text),
    ).toEqual(['心跳']);
    expect(alternativesOf([]).always('结', literally(0))).toHaveLength(alternativeLimits.maxAlternatives);
  });

  it('are names that headings write with a space', () => {
    const { always } = alternativesOf(['opc ua']);
    expect(always('opcua', literally(0))).toEqual([{ text: 'opc ua', weight: alternativeWeights.spacedName }]);
  });

  it('are no pinyin for what texts write in letters', () => {
    const texts = Array.from({ length: alternativeLimits.minWordSections }, () => 'lianjie');
    expect(alternativesOf(['连接'], texts).always('lianjie', literally(1))).toEqual([]);
    expect(alternativesOf(['连接'], texts.slice(1)).always('lianjie', literally(1))).not.toEqual([]);
  });

  it('are characters that sound the same where asked for, and never the query itself', () => {
    const { whenPoor } = alternativesOf(['连接'], ['发送心跳', '心跳', '心跳', '心跳', '连接']);
    expect(whenPoor('链接')).toEqual([{ text: '连接', weight: alternativeWeights.homophone }]);
    expect(whenPoor('新跳')).toEqual([{ text: '心跳', weight: alternativeWeights.homophone }]);
    expect(whenPoor('连接')).toEqual([]);
  });
});

it('what texts write otherwise is worth as much as another name', () => {
  const { always } = alternativesOfNames([], ['案例一：下载']);
  const { otherName, otherNameBesideLiteral } = alternativeWeights;
  expect(always('案例1', literally(0.5))).toEqual([{ text: '案例一', weight: otherName }]);
  expect(always('案例1', literally(1))).toEqual([{ text: '案例一', weight: otherNameBesideLiteral }]);
});
