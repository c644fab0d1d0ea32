import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildShards } from '../indexer/buildShards';
import { cutChunks } from '../indexer/cutChunks';
import { MalformedFileError } from '../protocol/malformedFileError';
import { chooseChunks } from './chooseChunks';
import { findShards } from './findShards';
import { createSpell, listHeadingTerms } from './headingTerms';
import { type Mention, formatPostings, maxCount, parsePostings } from './postings';
import { readQueryTerms } from './queryTerms';

const tables = {
  readings: [
    { syllable: 'she', characters: '设' },
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

describe('postings', () => {
  it('are given back as they were, counts up to the largest', () => {
    const mentions = fc
      .uniqueArray(fc.tuple(fc.nat(5000), fc.integer({ min: 1, max: maxCount }), fc.boolean()), {
        minLength: 1,
        selector: ([one]) => one,
      })
      .map((list): Mention[] =>
        list.sort(([a], [b]) => a - b).map(([where, count, isInHeading]) => ({ chunk: where, count, isInHeading })),
      );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('设备', '备', 'mqtt'), mentions), (terms) => {
        const postings = new Map(Object.entries(terms));
        expect(parsePostings(formatPostings(postings))).toEqual(postings);
      }),
    );
  });

  it('with more than a term and its mentions are refused', () => {
    const good = formatPostings(new Map([['设备', [{ chunk: 3, count: 2, isInHeading: false }]]]));
    expect(() => parsePostings(good.replace(/\n$/, '\x1f1A\n'))).toThrow(MalformedFileError);
  });

  it('that are damaged are refused, and nothing else is thrown', () => {
    const good = formatPostings(new Map([['设备', [{ chunk: 3, count: 2, isInHeading: false }]]]));
    fc.assert(
      fc.property(fc.nat(good.length - 1), fc.string({ maxLength: 3 }), (place, put) => {
        try {
          parsePostings(good.slice(0, place) + put + good.slice(place + 1));
        } catch (error) {
          expect(error).toBeInstanceOf(MalformedFileError);
        }
      }),
    );
  });
});

describe('terms of a heading', () => {
  const spell = createSpell(tables);

  it.each([
    ['设备 长度（mm）', ['=设备长度mm', '~shebei', '~sb', '~changdu', '~cd']],
    ['设网', ['=设网']], // nobody taught us 网
    ['备', ['=备']],
  ])('%s', (heading, expected) => {
    expect(listHeadingTerms(heading, spell)).toEqual(expected);
  });
});

describe('terms of a query', () => {
  const termsOf = (query: string) => readQueryTerms(query, query).map(({ term }) => term);

  it.each([
    ['设备', ['=设备', '设备']],
    ["she'bei", ['=shebei', '~shebei', 'she', 'bei']],
    ['mqtt shebei', ['=mqttshebei', '~mqttshebei', '~mqtt', '~shebei', 'mqtt', 'shebei']],
    ['1001', ['=1001', '1001']],
    ['???', []],
  ])('%s', (query, expected) => {
    expect(termsOf(query)).toEqual(expected);
  });

  it('are few, however long the query is, and hold each of its characters', () => {
    const query = '一二三四五六七八九十百千万亿';
    const terms = readQueryTerms(query, query).filter(({ isHeading }) => !isHeading);
    expect(terms).toHaveLength(10);
    expect(new Set(terms.flatMap(({ term }) => [...term])).size).toBe(query.length);
  });
});

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
  const choose = (query: string) => chooseChunks(readQueryTerms(query, query), postings, chunks.length, 10);

  it.each([
    ['心跳间隔', [1, 0]],
    ['设备', [0, 1]], // a heading before text
    ['设置', [2]], // written 設置 on the page
    ['maxr', [2]],
    ['maxretri', [2]], // a slip
    ['间', [1]],
    ['sb', [0]],
    ['shebeix', []],
    ['网关', []],
  ])('finds the chunks for %s', (query, expected) => {
    expect(choose(query)).toEqual(expected);
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
        terms.map((term) => ({ term, isPrefix: true, isHeading: false })),
        files,
      ).map(({ firstTerm }) => firstTerm);
    expect(asked('心跳')).toEqual(['心']);
    expect(asked('ma')).toEqual(['m', 'max']);
    expect(asked('ma', '心跳')).toEqual(['m', 'max', '心']);
    expect(asked('30')).toEqual(['']);
  });
});
