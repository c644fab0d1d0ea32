import { describe, expect, it } from 'vitest';
import { chooseChunks } from './chooseChunks';
import type { Mention } from './postings';
import type { QueryTerm } from './queryTerms';

const chunkCount = 1000;

/** A mention in the text of a chunk. */
const inText = (chunk: number, count = 1): Mention => ({ chunk, count, isInHeading: false });

const exact = (term: string): QueryTerm => ({ term, isPrefix: false, isHeading: false });
const beginning = (term: string): QueryTerm => ({ term, isPrefix: true, isHeading: false });
const heading = (term: string): QueryTerm => ({ term, isPrefix: true, isHeading: true });

const choose = (terms: readonly QueryTerm[], postings: Readonly<Record<string, readonly Mention[]>>, limit = 10) =>
  chooseChunks(
    terms,
    new Map(Object.entries(postings).map(([term, mentions]) => [term, [...mentions]])),
    chunkCount,
    limit,
  );

describe('chunks are chosen', () => {
  const heartbeat = { 心跳: [inText(0), { ...inText(1), isInHeading: true }, inText(2, 9)] };

  it('by headings before texts, and by many sections before few', () => {
    expect(choose([exact('心跳')], heartbeat)).toEqual([1, 2, 0]);
  });

  it('as many as are asked for, the best ones', () => {
    expect(choose([exact('心跳')], heartbeat, 2)).toEqual([1, 2]);
  });

  it('in the order of the site where one is as good as another', () => {
    expect(choose([exact('间隔'), exact('心跳')], { 心跳: [inText(3)], 间隔: [inText(5)] })).toEqual([3, 5]);
  });

  it('by rare terms before common ones', () => {
    const common = Array.from({ length: 50 }, (_, chunk) => inText(chunk));
    expect(choose([exact('设备'), exact('心跳')], { 设备: common, 心跳: [inText(60)] }, 2)).toEqual([60, 0]);
  });

  it('by all terms, however common one is, before one that is mentioned often', () => {
    const nearlyAll = Array.from({ length: chunkCount - 1 }, (_, index) => inText(index + 1));
    const postings = { 心跳: [inText(0, 8), inText(1)], 设备: nearlyAll };
    expect(choose([exact('心跳'), exact('设备')], postings, 2)).toEqual([1, 0]);
  });

  it('by a whole heading before the beginning of one', () => {
    expect(choose([heading('=心跳')], { '=心跳间隔': [inText(0)], '=心跳': [inText(1)] })).toEqual([1, 0]);
  });

  it('by a word that is still being typed as by a whole one', () => {
    expect(choose([beginning('ma'), exact('io')], { max: [inText(0)], io: [inText(1)] })).toEqual([0, 1]);
  });

  it('by the first fifty words of those that it may become', () => {
    const words = Array.from({ length: 51 }, (_, chunk) => [`m${chunk}`, [inText(chunk)]] as const);
    expect(choose([beginning('m')], Object.fromEntries(words), chunkCount)).toHaveLength(50);
  });
});

describe('a word that stands nowhere', () => {
  it.each([
    ['mqtr', 'mqtt', 'four letters, one of them wrong'],
    ['hartbeat', 'heartbeat', 'eight letters, one of them missing'],
    ['haertbet', 'heartbeat', 'eight letters, two slips'],
  ])('%s finds %s: %s', (typed, meant) => {
    expect(choose([exact(typed)], { [meant]: [inText(7)] })).toEqual([7]);
  });

  it.each([
    ['mqr', 'mqt', 'three letters'],
    ['hartbet', 'heartbeat', 'seven letters, two slips'],
    ['10011', '10012', 'a number'],
    ['shebei', '~shebei', 'how a heading is spelled'],
    ['一二三四', '一二三五', 'Han characters'],
    ['a'.repeat(33), `${'a'.repeat(32)}b`, 'data'],
  ])('%s does not find %s: %s', (typed, other) => {
    expect(choose([exact(typed)], { [other]: [inText(7)] })).toEqual([]);
  });

  it('counts less than one that stands somewhere', () => {
    expect(choose([exact('mqtr'), exact('modbus')], { mqtt: [inText(0)], modbus: [inText(1)] })).toEqual([1, 0]);
  });
});
