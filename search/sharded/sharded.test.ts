import { describe, expect, it } from 'vitest';
import { buildShards } from '../indexer/buildShards';
import { cutChunks } from '../indexer/cutChunks';
import { chooseChunks } from './chooseChunks';
import { findShards } from './findShards';
import { createSpell } from './headingTerms';
import { maxPagesPerChunk, placeOf } from './postings';
import { readMoreTerms, readQueryTerms } from './queryTerms';

const tables = {
  readings: [
    { syllable: 'she', characters: '设社' },
    { syllable: 'bei', characters: '备' },
    { syllable: 'zhang', characters: '长' },
    { syllable: 'du', characters: '度' },
  ],
  otherReadings: [{ word: '长度', syllables: ['chang', 'du'] }],
  traditional: '設设備备',
  otherNames: [],
};

/** A corpus of pages without headings: of each a title and a text. */
const corpusOf = (...pages: readonly (readonly [title: string, content: string])[]) => ({
  head: {
    language: 'zh-Hans',
    docusaurusTag: 't',
    pages: pages.map(([title], page) => ({ url: `/docs/${page}`, product: '甲', title, keywords: [] })),
    sections: pages.map((_, page) => ({ page, level: 1, anchor: '', headings: [] })),
    tables,
  },
  texts: [{ firstSection: 0, sections: pages.map(([, content]) => ({ content, code: '' })) }],
});
const long = 'x'.repeat(20_000);

describe('chunks', () => {
  it('are cut between pages, and begin where they stand on the site', () => {
    const chunks = cutChunks(corpusOf(['甲', long], ['乙', 'a'], ['丙', 'b']));
    expect(chunks.map(({ firstSection, pages, sections }) => [firstSection, pages.length, sections])).toEqual([
      [0, 1, [{ page: 0, level: 1, anchor: '', headings: [] }]],
      [
        1,
        2,
        [
          { page: 0, level: 1, anchor: '', headings: [] },
          { page: 1, level: 1, anchor: '', headings: [] },
        ],
      ],
    ]);
    expect(chunks[1]?.texts).toEqual([
      { content: 'a', code: '' },
      { content: 'b', code: '' },
    ]);
  });

  it('hold no more pages than a place can tell', () => {
    const pages = Array.from({ length: 2 * maxPagesPerChunk + 1 }, () => ['甲', 'a'] as const);
    expect(cutChunks(corpusOf(...pages)).map((chunk) => chunk.pages.length)).toEqual([
      maxPagesPerChunk,
      maxPagesPerChunk,
      1,
    ]);
  });
});

describe('a sharded index', () => {
  const chunks = cutChunks(
    corpusOf(
      ['设备心跳', `心跳 ${long}`],
      ['心跳间隔', `设备的心跳间隔为 30 s ${long}`],
      ['其他', `設置 maxRetry ${long}`],
    ),
  );
  const shards = buildShards(chunks, tables);
  const postings = new Map(shards.flatMap((shard) => [...shard]));
  const spell = createSpell(tables);
  const choose = (query: string) => {
    const typed = readQueryTerms(query, query, (text) => text);
    return chooseChunks([...typed, ...readMoreTerms(query, typed, postings, spell)], postings, chunks.length, 10);
  };

  it.each([
    ['心跳间隔', [1, 0]],
    ['设备', [0, 1]], // a heading before text
    ['设置', [2]], // written 設置 on the page
    ['maxr', [2]],
    ['maxretri', [2]], // a slip
    ['naxretry', [2]], // one at the beginning
    ['max retry', [2]],
    ['社备', [0]], // by its sound
    ['docs', [0, 1, 2]], // the folder of the pages
    ['间', [1]],
    ['sb', [0]],
    ['shebeix', []],
    ['网关', []],
  ])('finds the chunks for %s', (query, expected) => {
    expect(choose(query)).toEqual(expected);
  });

  it('knows of a page how many of its sections hold a term', () => {
    const [part] = cutChunks(corpusOf(['心跳', '间隔'], ['心跳', '心跳']));
    if (!part) throw new Error('no chunk');
    const sections = [...part.sections, { page: 1, level: 2, anchor: 'a', headings: ['间隔'] }];
    const texts = [...part.texts, { content: '心跳', code: '间隔' }];
    const terms = new Map(buildShards([{ ...part, sections, texts }], tables).flatMap((shard) => [...shard]));
    expect(terms.get('心跳')).toEqual([
      { place: 0, count: 1, isInHeading: true },
      { place: 1, count: 2, isInHeading: true },
    ]);
    expect(terms.get('间隔')).toEqual([
      { place: 0, count: 1, isInHeading: false },
      { place: 1, count: 1, isInHeading: true },
    ]);
  });

  it('has neighbours that tell pages apart whose parts do not', () => {
    const common = Array.from({ length: 98 }, () => ['甲', '心跳，跳间，ab，cd'] as const);
    const [rare, telling] = [
      ['乙', '心跳间 ab cd 跳间隔'],
      ['丙', '跳间隔，心跳间，ab，cd'],
    ] as const;
    const built = (...pages: (readonly [string, string])[]) =>
      new Map(buildShards(cutChunks(corpusOf(...pages)), tables).flatMap((shard) => [...shard]));
    const terms = built(...common, rare, telling);
    expect(terms.get('心跳间')?.map(({ count }) => count)).toEqual([1, 1]);
    expect(terms.get('+ab cd')).toHaveLength(1);
    expect(terms.has('跳间隔')).toBe(false); // 间隔 tells as much
    expect(built(...common, ...Array.from({ length: 4 }, () => telling)).has('心跳间')).toBe(false); // too many have it
  });

  it('lists of a term that very many pages have those that say most of it', () => {
    const pages = Array.from({ length: 8100 }, (_, page) =>
      page === 8099 ? (['心跳', ''] as const) : (['甲', '心跳'] as const),
    );
    const terms = new Map(buildShards(cutChunks(corpusOf(...pages)), tables).flatMap((shard) => [...shard]));
    const places = terms.get('心跳')?.map(({ place }) => place) ?? [];
    expect(places).toHaveLength(8000);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[places.length - 1]).toBe(placeOf(506, 3)); // the heading of the last page
    expect(places[0]).toBeLessThan(16 * 5);
  });

  it('holds its terms in their order', () => {
    const terms = shards.flatMap((shard) => [...shard.keys()]);
    expect(terms).toEqual([...terms].sort());
  });

  it('asks for the shards that hold the terms, and for the next one where a word goes on there', () => {
    const files = ['', 'm', 'max', '心'].map((firstTerm) => ({
      file: firstTerm,
      bytes: 0,
      unpackedBytes: 0,
      firstTerm,
    }));
    const asked = (...terms: string[]) =>
      findShards(
        terms.map((term) => ({ term, isPrefix: true, kind: 'token' })),
        files,
      ).map(({ firstTerm }) => firstTerm);
    expect(asked('心跳')).toEqual(['心']);
    expect(asked('ma')).toEqual(['m', 'max']);
    expect(asked('ma', '心跳')).toEqual(['m', 'max', '心']);
    expect(asked('30')).toEqual(['']);
  });
});
