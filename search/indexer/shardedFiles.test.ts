import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { parseChunk } from '../protocol/chunkFile';
import { formatFileList, parseFileList } from '../protocol/fileList';
import { MalformedFileError } from '../protocol/malformedFileError';
import { type TermFile, filesPerList, parseManifest } from '../protocol/manifest';
import { buildFiles } from './buildFiles';
import { formatChunk } from './formatHead';
import { loadCorpus } from './loadCorpus';
import { writeIndex } from './writeIndex';

const pageCount = 70;
const filler = '正文。'.repeat(5000);
const corpus = {
  head: {
    language: 'zh-Hans',
    docusaurusTag: 't',
    pages: Array.from({ length: pageCount }, (_, page) => ({
      url: `/docs/${page}`,
      product: page < 9 ? '甲' : '乙',
      title: `第 ${page} 页`,
      keywords: page === 3 ? ['别名', '旧名'] : [],
    })),
    sections: Array.from({ length: pageCount }, (_, page) => [
      { page, level: 1, anchor: '', headings: [] },
      { page, level: 2, anchor: 'x', headings: ['心跳'], ...(page % 9 === 0 ? { keywords: ['跳动', '脉搏'] } : {}) },
    ]).flat(),
    tables: {
      readings: [{ syllable: 'ye', characters: '页' }],
      otherReadings: [],
      traditional: '頁页',
      otherNames: [{ said: '跳动', meant: '心跳' }],
    },
  },
  texts: [
    {
      firstSection: 0,
      sections: Array.from({ length: 2 * pageCount }, (_, section) => ({ content: filler, code: `x = ${section}` })),
    },
  ],
};
const { manifest, files } = buildFiles(corpus, () => 'a', 'sharded');
const folder = mkdtempSync(path.join(tmpdir(), 'sharded-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the files of a sharded index', () => {
  it('give the corpus back, chunk by chunk', () => {
    writeIndex(folder, { manifest, files });
    const { head, texts } = loadCorpus(folder);
    expect(head).toEqual(corpus.head);
    expect(texts.flatMap(({ sections }) => sections)).toEqual(corpus.texts.flatMap(({ sections }) => sections));
    expect(texts).toHaveLength(pageCount);
    expect(texts[1]?.firstSection).toBe(2);
  });

  it('are listed by others, so that the manifest stays small', () => {
    const parsed = parseManifest(JSON.parse(JSON.stringify(manifest)));
    expect(parsed).toMatchObject({ layout: 'sharded', chunks: pageCount });
    if (parsed.layout !== 'sharded') throw new Error('not sharded');
    expect(parsed.chunkLists).toHaveLength(Math.ceil(pageCount / filesPerList));
    expect(JSON.stringify(manifest).length).toBeLessThan(1000);
  });

  it('are what a site of few pages does without', () => {
    const sections = corpus.head.sections.map(() => ({ content: '短', code: '' }));
    const small = { ...corpus, texts: [{ firstSection: 0, sections }] };
    expect(buildFiles(small, () => 'a').manifest.layout).toBe('whole');
  });
});

const listed: TermFile[] = [
  { file: 'terms-0123456789abcdef.bin', bytes: 3, unpackedBytes: 9, firstTerm: '设' },
  { file: 'pages-fedcba9876543210.bin', bytes: 5, unpackedBytes: 7, firstTerm: '' },
];

it('a list of files is given back as it was', () => {
  expect(parseFileList(formatFileList(listed))).toEqual(listed);
});

it.each([
  ['an address elsewhere', { file: '../terms-0123456789abcdef.bin' }],
  ['more than a part of a site should hold', { unpackedBytes: 4_000_001 }],
  ['a size that is no number', { bytes: Number.NaN }],
])('a list of files with %s is refused', (_what, change) => {
  const text = formatFileList(listed.map((file) => ({ ...file, ...change })));
  expect(() => parseFileList(text)).toThrow(MalformedFileError);
});

it.each([
  ['chunk', formatChunk({ ...corpus.head, firstSection: 0, texts: corpus.texts[0]?.sections ?? [] }), parseChunk],
  ['list', formatFileList(listed), parseFileList],
] as const)('a damaged %s is refused or read, and nothing else is thrown', (_what, good, parse) => {
  fc.assert(
    fc.property(fc.nat(good.length - 1), fc.nat(40), fc.string({ maxLength: 3 }), (place, cut, put) => {
      try {
        parse(good.slice(0, place) + put + good.slice(place + cut));
      } catch (error) {
        expect(error).toBeInstanceOf(MalformedFileError);
      }
    }),
  );
});
