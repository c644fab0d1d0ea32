import { describe, expect, it } from 'vitest';
import type { LanguageTables } from '../../protocol/corpus';
import { createFold } from '../../text/fold';
import { noTables } from '../testing/smallCorpus';
import { TextIndex } from '../textIndex';
import { rewriteLimits, rewriteWeights } from '../weights';
import { type LiteralMatch, createRewriter } from './rewriter';
import { createSynonymRewriter } from './synonyms';
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

/** A literal match with the given `share`. */
const literalMatch = (share: number, more: Partial<LiteralMatch> = {}): LiteralMatch => ({
  share,
  isMessage: false,
  isMixedCase: false,
  ...more,
});

/** Creates a rewriter for synonyms and headings. */
function alternativesOfNames(synonyms: LanguageTables['synonyms'], headings: string[] = []) {
  const noReadings = createReadings(noTables);
  return createRewriter({
    readings: () => noReadings,
    rewriteSynonyms: createSynonymRewriter(synonyms, createFold('')),
    source: new TextIndex(1),
    headings,
  });
}

it('weighs synonyms less when texts match the literal query', () => {
  const { always } = alternativesOfNames([{ from: '新增', to: '添加' }]);
  const { synonym, synonymWithLiteralMatch } = rewriteWeights;
  expect(always('磁盘新增', literalMatch(0.5))).toEqual([{ text: '磁盘添加', weight: synonym }]);
  expect(always('磁盘新增', literalMatch(1))).toEqual([{ text: '磁盘添加', weight: synonymWithLiteralMatch }]);
});

it('weighs synonyms least when a text contains the query as a message', () => {
  const { always } = alternativesOfNames([{ from: 'connection lost', to: '断线' }]);
  const { synonym, synonymWithMessage } = rewriteWeights;
  const weightsFor = (known: LiteralMatch) => always('connection lost', known).map(({ weight }) => weight);
  expect(weightsFor(literalMatch(1, { isMessage: true }))).toEqual([synonymWithMessage]);
  expect(weightsFor(literalMatch(0.5, { isMessage: true }))).toEqual([synonym]);
});

it('looks up synonyms with and without English function words', () => {
  const { always } = alternativesOfNames([
    { from: 'store and forward', to: '补发' },
    { from: 'network down', to: '断网' },
  ]);
  const textsFor = (query: string) => always(query, literalMatch(0)).map(({ text }) => text);
  expect(textsFor('how to store and forward')).toEqual(['how to 补发']);
  expect(textsFor('what if the network is down')).toEqual(['断网']);
});

describe('rewrites of a query', () => {
  const alternativesOf = (headings: readonly string[], texts: readonly string[] = []) => {
    const source = new TextIndex(texts.length);
    source.add(
      0,
      texts.map((text) => [{ field: 'content', text, folded: text }]),
    );
    const rewriteSynonyms = createSynonymRewriter(
      [
        { from: '连接', to: '接入' },
        { from: '社', to: '设' },
        { from: '心跳', to: 'xintiao' },
        ...Array.from('一二三四五六七八九', (to) => ({ from: '结', to })),
      ],
      createFold(''),
    );
    return createRewriter({
      readings: () => createReadings(tables),
      rewriteSynonyms,
      source,
      headings,
    });
  };

  it('include pinyin and synonyms', () => {
    const { always } = alternativesOf(['连接']);
    expect(always('lianjie', literalMatch(0))).toEqual([{ text: '连接', weight: rewriteWeights.pinyinFull }]);
    expect(always('lianjie', literalMatch(0, { isMixedCase: true }))).toEqual([]);
    expect(always('lian2jie1', literalMatch(0))).toEqual(always('lianjie', literalMatch(0)));
    expect(always('ruhe lianjie', literalMatch(0))).toEqual(
      expect.arrayContaining([...always('lianjie', literalMatch(0))]),
    );
    expect(always('lj', literalMatch(1))).toEqual([{ text: '连接', weight: rewriteWeights.pinyinInitials }]);
    expect(always('连接', literalMatch(rewriteLimits.minLiteralShare))[0]?.weight).toBe(
      rewriteWeights.synonymWithLiteralMatch,
    );
  });

  it('are unique', () => {
    expect(alternativesOf(['设', '社']).always('she', literalMatch(0))).toEqual([
      { text: '社', weight: rewriteWeights.pinyinFull },
      { text: '设', weight: rewriteWeights.pinyinFull },
    ]);
  });

  it('never equal the query, and are limited', () => {
    expect(
      alternativesOf(['心跳'])
        .always('xintiao', literalMatch(0))
        .map(({ text }) => text),
    ).toEqual(['心跳']);
    expect(alternativesOf([]).always('结', literalMatch(0))).toHaveLength(rewriteLimits.maxRewrites);
  });

  it('include names that headings write with a space', () => {
    const { always } = alternativesOf(['opc ua']);
    expect(always('opcua', literalMatch(0))).toEqual([{ text: 'opc ua', weight: rewriteWeights.spacedName }]);
  });

  it('include no pinyin for words of texts', () => {
    const texts = Array.from({ length: rewriteLimits.minWordSections }, () => 'lianjie');
    expect(alternativesOf(['连接'], texts).always('lianjie', literalMatch(1))).toEqual([]);
    expect(alternativesOf(['连接'], texts.slice(1)).always('lianjie', literalMatch(1))).not.toEqual([]);
  });

  it('include homophones on demand, and never the query itself', () => {
    const { whenPoor } = alternativesOf(['连接'], ['发送心跳', '心跳', '心跳', '心跳', '连接']);
    expect(whenPoor('链接')).toEqual([{ text: '连接', weight: rewriteWeights.homophone }]);
    expect(whenPoor('新跳')).toEqual([{ text: '心跳', weight: rewriteWeights.homophone }]);
    expect(whenPoor('连接')).toEqual([]);
  });
});

it('weigh other notations like synonyms', () => {
  const { always } = alternativesOfNames([], ['案例一：下载']);
  const { synonym, synonymWithLiteralMatch } = rewriteWeights;
  expect(always('案例1', literalMatch(0.5))).toEqual([{ text: '案例一', weight: synonym }]);
  expect(always('案例1', literalMatch(1))).toEqual([{ text: '案例一', weight: synonymWithLiteralMatch }]);
});
