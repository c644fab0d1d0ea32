import { describe, expect, it } from 'vitest';
import { chooseChunks } from './chooseChunks';
import { mirroredTerm } from './corrections';
import { type PageMention, chunkAt, placeOf } from './postings';
import type { QueryTerm } from './queryTerms';

const pageCount = 1000;

/** A mention in the text of a page: the first one of a chunk, or another. */
const inText = (chunk: number, count = 1, page = 0): PageMention => ({
  place: placeOf(chunk, page),
  count,
  isInHeading: false,
});

const exact = (term: string): QueryTerm => ({ term, isPrefix: false, kind: 'token' });
const beginning = (term: string): QueryTerm => ({ term, isPrefix: true, kind: 'token' });
const heading = (term: string): QueryTerm => ({ term, isPrefix: true, kind: 'heading' });

const choose = (
  terms: readonly QueryTerm[],
  postings: Readonly<Record<string, readonly PageMention[]>>,
  limit = 10,
  isWantedAt?: (place: number) => boolean,
) =>
  chooseChunks(
    terms,
    new Map(Object.entries(postings).map(([term, mentions]) => [term, [...mentions]])),
    pageCount,
    limit,
    isWantedAt,
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
    const nearlyAll = Array.from({ length: pageCount - 1 }, (_, index) => inText(index + 1));
    const postings = { 心跳: [inText(0, 8), inText(1)], 设备: nearlyAll };
    expect(choose([exact('心跳'), exact('设备')], postings, 2)).toEqual([1, 0]);
  });

  it('by pages that hold all of it, before those of which each holds a part', () => {
    const postings = { 心跳: [inText(0, 1, 0), inText(1, 1, 2)], 间隔: [inText(0, 1, 1), inText(1, 1, 2)] };
    expect(choose([exact('心跳'), exact('间隔')], postings)).toEqual([1, 0]);
  });

  it('once, however many of its pages hold something', () => {
    expect(choose([exact('心跳')], { 心跳: [inText(0, 1, 0), inText(0, 1, 1), inText(2)] }, 2)).toEqual([0, 2]);
  });

  it('by a whole heading before the beginning of one', () => {
    expect(choose([heading('=心跳')], { '=心跳间隔': [inText(0)], '=心跳': [inText(1)] })).toEqual([1, 0]);
  });

  it('by a word that is still being typed as by a whole one', () => {
    expect(choose([beginning('ma'), exact('io')], { max: [inText(0)], io: [inText(1)] })).toEqual([0, 1]);
  });

  it('by the first fifty words of those that it may become', () => {
    const words = Array.from({ length: 51 }, (_, chunk) => [`m${chunk}`, [inText(chunk)]] as const);
    expect(choose([beginning('m')], Object.fromEntries(words), pageCount)).toHaveLength(50);
  });
});

describe('of some pages only, chunks are chosen', () => {
  const isWantedAt = (place: number) => chunkAt(place) >= 60;

  it('by what these pages hold, however much the others do', () => {
    const postings = { 心跳: [inText(0, 8), inText(60), inText(61, 2)] };
    expect(choose([exact('心跳')], postings, 10, isWantedAt)).toEqual([61, 60]);
  });

  it('by the pages of a chunk that are wanted', () => {
    const postings = { 心跳: [inText(0, 1, 0), inText(0, 1, 1)], 间隔: [inText(0, 1, 1), inText(1)] };
    const isSecond = (place: number) => place === placeOf(0, 1);
    expect(choose([exact('心跳'), exact('间隔')], postings, 10, isSecond)).toEqual([0]);
  });

  it('by words that stand there, not by the first fifty that a word may become elsewhere', () => {
    const elsewhere = Array.from({ length: 50 }, (_, chunk) => [`ma${chunk}`, [inText(chunk)]] as const);
    const postings = { ...Object.fromEntries(elsewhere), max: [inText(60)] };
    expect(choose([beginning('ma')], postings, 10, isWantedAt)).toEqual([60]);
  });

  it('not by words like one that stands elsewhere', () => {
    expect(choose([exact('mqtt')], { mqtt: [inText(0)], mqtr: [inText(60)] }, 10, isWantedAt)).toEqual([]);
    expect(choose([beginning('mqtt')], { mqtt: [inText(0)], mqtr: [inText(60)] }, 10, isWantedAt)).toEqual([]);
  });
});

describe('a word that stands nowhere', () => {
  it.each([
    ['mqtr', 'mqtt', 'four letters, one of them wrong'],
    ['hartbeat', 'heartbeat', 'eight letters, one of them missing'],
    ['haertbet', 'heartbeat', 'eight letters, two slips'],
    ['axis21', 'axis12', 'letters and digits'],
    ['2xais', '2axis', 'a digit before letters'],
    [`${'a'.repeat(31)}b`, 'a'.repeat(32), 'as long as can be'],
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

  it.each([
    ['xeartbeat', 'heartbeat', 'another first letter'],
    ['qmtt', 'mqtt', 'letters in another order'],
    ['hxaertbeat', 'heartbeat', 'two slips near its beginning'],
  ])('%s finds %s by the word from its last letter to its first: %s', (typed, meant) => {
    expect(choose([exact(typed)], { [mirroredTerm(meant)]: [inText(7)] })).toEqual([7]);
  });

  it('does not find more by that than by the word itself', () => {
    expect(choose([exact('hartbet')], { [mirroredTerm('heartbeat')]: [inText(7)] })).toEqual([]);
  });

  it('finds what has one slip before what has two', () => {
    const postings = { dataevents: [inText(0, 8)], datareset: [inText(1)] };
    expect(choose([exact('dataeset')], postings)).toEqual([1]);
    expect(
      choose([exact('dateresets')], { daterange: [inText(0)], datareset: [inText(1)], dateresett: [inText(2)] }),
    ).toEqual([2, 1]);
  });

  it('counts less than one that stands somewhere', () => {
    expect(choose([exact('mqtr'), exact('modbus')], { mqtt: [inText(0)], modbus: [inText(1)] })).toEqual([1, 0]);
  });
});
