import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type SearchEngine, createEngine } from './engine';
import {
  buildSmallEngine,
  request,
  search,
  smallPages,
  smallSections,
  smallTables,
  textsOf,
  urlsOf,
} from './testing/smallCorpus';

const site = { language: 'zh-Hans', docusaurusTag: 'docs-default-current', tables: smallTables };

let engine: SearchEngine;
beforeEach(() => {
  engine = buildSmallEngine();
});

describe('an empty query', () => {
  it('matches everything in page order, unmarked', () => {
    const { hits, nbHits } = search(engine, '  ', { attributesToSnippet: ['content:30'] });
    expect(nbHits).toBe(smallSections.length);
    expect(hits.map(({ type }) => type)).toEqual(['lvl1', 'lvl2', 'lvl3', 'lvl1', 'lvl2', 'lvl1']);
    expect(hits[0]?._snippetResult.content?.value).toBe('把设备接入系统，先选择通信协议。');
    expect(JSON.stringify(hits)).not.toContain('[设');
  });

  it('is filtered like other queries', () => {
    const facetFilters = ['hierarchy.lvl0:边缘计算系统软件'];
    expect(search(engine, '', { facetFilters }).nbHits).toBe(3);
  });
});

describe('a request', () => {
  it.each(['content:-1', 'content:2.5', 'content:', 'contents:5'])('has no snippet for %s', (attribute) => {
    expect(search(engine, '站号', { attributesToSnippet: [attribute] }).hits[0]?._snippetResult).toEqual({});
  });

  it('finds the snippet among the requested attributes', () => {
    const [hit] = search(engine, '站号', { attributesToSnippet: ['title:2', 'content:3'] }).hits;
    expect(hit?._snippetResult.content?.value).toBe('…地址由[站号]和…');
  });

  it('has no pages when it requests no hits', () => {
    expect(search(engine, '设备', { hitsPerPage: 0 })).toMatchObject({ nbPages: 0, hits: [] });
  });

  it('has a deterministic id', () => {
    const idOf = (query: string) => search(engine, query, { clickAnalytics: true }).queryID;
    expect(idOf('设备')).toBe(idOf('设备'));
    expect(idOf('设备')).not.toBe(idOf('心跳'));
  });

  it('uses the given segmenter', () => {
    const segment = vi.fn((run: string) => run.match(/..?/gs) ?? []);
    search(buildSmallEngine(smallSections, { segment }), '设备接入');
    expect(segment).toHaveBeenCalledWith('设备接入');
  });
});

describe('rewrites of a query', () => {
  it('ignore trailing spaces and everything beyond 64 characters', () => {
    expect(urlsOf(engine, 'sbjr ')[0]).toBe('/docs/connection');
    expect(urlsOf(engine, `${'sbjr'.padEnd(64)}qqqq`)[0]).toBe('/docs/connection');
  });

  it('skip homophones when the literal query matches', () => {
    const sections = ['连接', '链接'].map((heading) => ({ page: 2, level: 2, anchor: heading, headings: [heading] }));
    expect(urlsOf(buildSmallEngine(sections), '链接')).toEqual(['/docs/errors#链接']);
    expect(urlsOf(buildSmallEngine(sections.slice(0, 1)), '链接')).toEqual(['/docs/errors#连接']);
  });

  it('try homophones when a bigram occurs in no text, even if its weight is small', () => {
    const headings = ['设备连接超时', '设备连接超时时间'];
    const sections = headings.map((heading) => ({ page: 2, level: 2, anchor: heading, headings: [heading] }));
    const words = new Map([['设备连接超时时建', ['设备', '连接', '超时', '时', '建']]]);
    const segmented = buildSmallEngine(sections, { segment: (run) => words.get(run) ?? [run] });
    expect(urlsOf(segmented, '设备连接超时时建')[0]).toBe('/docs/errors#设备连接超时时间');
  });

  it('try homophones when all bigrams occur, but no section matches enough', () => {
    const sections = ['设备连接', '社备', '连结'].map((heading) => ({
      page: 2,
      level: 2,
      anchor: heading,
      headings: [heading],
    }));
    const homophonous = buildSmallEngine(sections);
    expect(urlsOf(homophonous, '社备连结')[0]).toBe('/docs/errors#设备连接');
    // In a long query a wrong character matters little.
    expect(urlsOf(homophonous, `社备连结${'？'.repeat(28)}`)[0]).toBe('/docs/errors#设备连接');
    expect(urlsOf(homophonous, `社备连结${'？'.repeat(29)}`)[0]).not.toBe('/docs/errors#设备连接');
  });

  it('match pinyin of synonyms that no heading contains', () => {
    const tablesOf = (from: string) => ({ ...smallTables, synonyms: [{ from, to: '心率' }], concepts: [] });
    const sections = [{ page: 2, level: 2, anchor: 'x', headings: ['连接'], content: '心率是 9600。' }];
    expect(urlsOf(buildSmallEngine(sections, { tables: tablesOf('跳率') }), 'xinlv')).toEqual(['/docs/errors#x']);
    expect(urlsOf(buildSmallEngine(sections, { tables: tablesOf('baud') }), 'xinlv')).toEqual([]);
    expect(urlsOf(buildSmallEngine(sections), 'xinlv')).toEqual([]);
  });
});

describe('a product name in a query', () => {
  const pages = ['janus', 'neptune', 'neptune'].map((folder, page) => ({
    ...{
      url: `/docs/${folder}/${String(page)}`,
      product: folder === 'janus' ? '边缘' : '云',
      title: '介绍',
      keywords: [],
    },
  }));
  const sections = [0, 1, 2].map((page) => ({ page, level: 2, anchor: 'x', headings: ['心跳'] }));
  const build = () => createEngine({ ...site, pages, sections });

  it('ranks its product first, even if its sections do not contain the name', () => {
    expect(urlsOf(build(), '心跳')).toEqual(['/docs/janus/0#x', '/docs/neptune/1#x', '/docs/neptune/2#x']);
    expect(urlsOf(build(), 'Neptune 心跳')[0]).toBe('/docs/neptune/1#x');
    expect(urlsOf(build(), '心跳janus')[0]).toBe('/docs/janus/0#x');
    expect(urlsOf(build(), 'neptune xintiao')[0]).toBe('/docs/neptune/1#x');
  });

  it('does not bypass filters', () => {
    expect(urlsOf(build(), 'neptune 心跳', { facetFilters: ['hierarchy.lvl0:边缘'] })).toEqual([]);
  });
});

it('ignores text beyond the sections of the head', () => {
  const [page] = smallPages;
  if (!page) throw new Error('no page');
  const short = createEngine({ ...site, pages: [page], sections: smallSections.slice(0, 3) });
  short.addText({ firstSection: 0, sections: [...textsOf(smallSections.slice(0, 3)), { content: '别的', code: '' }] });
  expect(urlsOf(short, '寄存器')).toEqual(['/docs/connection#地址格式']);
  expect(urlsOf(short, '别的')).toEqual([]);
});

it('answers a long question in Chinese from its best part, with or without Latin letters', () => {
  expect(urlsOf(engine, '心跳间隔总是特别奇怪')).toEqual(['/docs/mqtt#保活']);
  expect(urlsOf(engine, '心跳间隔总是特别奇怪 mqttx')).toEqual(['/docs/mqtt#保活']);
  const facetFilters = ['hierarchy.lvl0:边缘计算系统软件'];
  const { results } = engine.answer({ requests: [request('心跳间隔总是特别奇怪', { facetFilters })] });
  expect(results[0]?.nbHits).toBe(0);
});

it('answers a question of six characters from its best part, but not a shorter one', () => {
  expect(urlsOf(engine, '心跳间特怪难')).toEqual(['/docs/mqtt#保活']);
  expect(urlsOf(engine, '心跳间特怪')).toEqual([]);
});

it('forgets the pinyin of replaced names', () => {
  const renamed = createEngine({
    ...site,
    pages: [{ url: '/docs/甲页', product: '', title: '甲页', keywords: ['连接'] }],
    sections: [{ page: 0, level: 1, anchor: '', headings: [] }],
  });
  renamed.addText({ firstSection: 0, sections: [{ content: '发送心跳以后连接', code: '' }] });
  expect(urlsOf(renamed, 'lianjie')).toEqual(['/docs/甲页']);
  renamed.addNames({ keywords: [['心跳']], sectionKeywords: new Map(), synonyms: [], concepts: [] });
  expect(urlsOf(renamed, 'lianjie')).toEqual([]);
  expect(urlsOf(renamed, '连接')).toEqual(['/docs/甲页']);
});
