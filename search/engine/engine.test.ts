import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexVersion, type IndexFile } from '../protocol/indexFile';
import { maxQueryChars } from '../protocol/limits';
import { parseMarkedText, postTag, preTag } from '../protocol/markedText';
import { parseAnswers } from '../protocol/parseAnswers';
import type { SearchRequest } from '../protocol/query';
import { createEngine } from './engine';

const index: IndexFile = {
  version: indexVersion,
  language: 'zh-Hans',
  docusaurusTag: 'docs-default-current',
  pages: [
    { url: '/docs/connection', product: '边缘计算系统软件', title: '设备接入', keywords: ['上位机', 'Modbus TCP'] },
    { url: '/docs/mqtt', product: '工业云平台及服务', title: '设备通过 MQTT 连接', keywords: [] },
    { url: '/docs/errors', product: '工业云平台及服务', title: '错误码', keywords: [] },
  ],
  sections: [
    { page: 0, level: 1, anchor: '', headings: [], content: '把设备接入系统，先选择通信协议。' },
    {
      page: 0,
      level: 2,
      anchor: '地址格式',
      headings: ['Modbus TCP 地址格式'],
      content: '寄存器地址由站号和 device_id 组成，例如 40001。',
    },
    {
      page: 0,
      level: 3,
      anchor: 'timeout',
      headings: ['Modbus TCP 地址格式', '超时'],
      content: '连接超时默认 20 s。\n重试三次后设备离线。',
    },
    { page: 1, level: 1, anchor: '', headings: [], content: '设备程序上报数据，配置好连接以后发送心跳。' },
    {
      page: 1,
      level: 2,
      anchor: '保活',
      headings: ['保活时间'],
      content: '心跳间隔 20 s，<img src=x onerror=alert(1)> 是文字。',
    },
    {
      page: 2,
      level: 1,
      anchor: '',
      headings: [],
      content: 'E1001 连接超时。E1002 设备离线，检查设备的电源和网络，再检查设备的地址。',
    },
  ],
};

const engine = createEngine(index);

function request(query: string, changes: Partial<SearchRequest> = {}): SearchRequest {
  return {
    indexName: 'docs',
    query,
    attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
    attributesToSnippet: ['content:10'],
    highlightPreTag: '[',
    highlightPostTag: ']',
    hitsPerPage: 20,
    page: 0,
    clickAnalytics: false,
    facets: [],
    facetFilters: [],
    ...changes,
  };
}

function search(query: string, changes?: Partial<SearchRequest>) {
  const [result] = engine.answer({ requests: [request(query, changes)] }).results;
  if (!result) throw new Error('no result');
  return result;
}

const urls = (query: string, changes?: Partial<SearchRequest>) =>
  search(query, changes).hits.map(({ url }) => decodeURI(url));

describe('which sections answer', () => {
  it.each([
    ['a page by its exact title', '设备接入', '/docs/connection'],
    ['a section by its heading', '保活时间', '/docs/mqtt#保活'],
    ['page title and heading together', 'MQTT 保活', '/docs/mqtt#保活'],
    ['letters of either case', 'mqtt', '/docs/mqtt'],
    ['full-width letters', 'ＭＱＴＴ', '/docs/mqtt'],
    ['an error code', 'e1002', '/docs/errors'],
    ['a part of an identifier', 'device', '/docs/connection#地址格式'],
    ['an identifier as written', 'device_id', '/docs/connection#地址格式'],
    ['a keyword that the page does not show', '上位机', '/docs/connection'],
    ['one character', '站', '/docs/connection#地址格式'],
    ['characters that cut words', '试三', '/docs/connection#timeout'],
    ['Chinese and Latin without a space', 'modbus地址', '/docs/connection#地址格式'],
    ['two words without a space', '配置心跳', '/docs/mqtt'],
    ['a product by its name', '边缘计算系统软件', '/docs/connection'],
  ])('finds %s', (_what, query, url) => {
    expect(urls(query)[0]).toBe(url);
  });

  it('puts a heading before a mention in the text', () => {
    expect(urls('连接')[0]).toBe('/docs/mqtt');
  });

  it('leaves out what holds only some of the terms when something holds all of them', () => {
    expect(urls('心跳 间隔')).toEqual(['/docs/mqtt#保活']);
  });

  it('falls back to most of the terms when nothing holds all of them', () => {
    expect(urls('心跳 间隔 qqqq')).toEqual(['/docs/mqtt#保活']);
  });

  it('answers a query about something else with nothing', () => {
    expect(search('股票行情').nbHits).toBe(0);
  });

  it('does not answer a page title with every section of the page', () => {
    expect(urls('设备接入')).not.toContain('/docs/connection#timeout');
  });

  it('answers an empty query with everything and a query of punctuation with nothing', () => {
    expect(search('').nbHits).toBe(index.sections.length);
    expect(search('。！?').nbHits).toBe(0);
  });

  it('looks at the first 64 characters only', () => {
    expect(urls(`${'保活时间'.padEnd(maxQueryChars)}qqqqqq`)[0]).toBe('/docs/mqtt#保活');
  });
});

describe('coverage', () => {
  it('a section without one common term does not answer beside one that holds all', () => {
    const texts = ['甲 乙 丙 丁 戊 设备', '甲 乙 丙 丁 戊', ...Array.from({ length: 40 }, () => '设备')];
    const sections = texts.map((content) => ({ page: 2, level: 2, anchor: '', headings: ['节'], content }));
    const all = request('甲 乙 丙 丁 戊 设备');
    expect(createEngine({ ...index, sections }).answer({ requests: [all] }).results[0]?.nbHits).toBe(1);
  });
});

describe('what an answer looks like', () => {
  it('gives addresses whose anchors are percent-encoded', () => {
    expect(search('保活时间').hits[0]?.url).toBe('/docs/mqtt#%E4%BF%9D%E6%B4%BB');
  });

  it('marks matches with the tags that were asked for and escapes nothing', () => {
    const [hit] = search('心跳间隔').hits;
    expect(hit?._snippetResult.content?.value).toBe('[心跳间隔] 20 s，<img src=x onerror=alert(1)>…');
    expect(hit?.hierarchy).toEqual({ lvl0: '工业云平台及服务', lvl1: '设备通过 MQTT 连接', lvl2: '保活时间' });
  });

  it('tells heading matches from matches in the text', () => {
    expect(search('保活').hits[0]?.type).toBe('lvl2');
    expect(search('心跳间隔').hits[0]?.type).toBe('content');
    expect(search('超时').hits[0]?.type).toBe('lvl3');
  });

  it('pages through the hits without losing or repeating one', () => {
    const all = urls('设备');
    const paged = [0, 1, 2, 3].flatMap((page) => urls('设备', { page, hitsPerPage: 2 }));
    expect(paged).toEqual(all);
    expect(search('设备', { hitsPerPage: 2 }).nbPages).toBe(Math.ceil(all.length / 2));
  });

  it('filters by language, version tag and product, and counts products', () => {
    expect(search('设备', { facetFilters: ['language:en'] }).nbHits).toBe(0);
    expect(
      search('设备', {
        facetFilters: ['language:zh-Hans', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
      }).nbHits,
    ).toBe(search('设备').nbHits);
    expect(
      urls('设备', { facetFilters: ['hierarchy.lvl0:边缘计算系统软件'] }).every((url) =>
        url.startsWith('/docs/connection'),
      ),
    ).toBe(true);
    expect(search('心跳', { facets: ['hierarchy.lvl0'] }).facets).toEqual({
      'hierarchy.lvl0': { 工业云平台及服务: 2 },
    });
  });

  it('gives a query id only when clicks are counted', () => {
    expect(search('设备').queryID).toBeUndefined();
    expect(search('设备', { clickAnalytics: true }).queryID).toMatch(/^[0-9a-f]{16}$/);
  });

  it('answers every request of a call', () => {
    const { results } = engine.answer({ requests: [request('设备'), request('心跳', { hitsPerPage: 0 })] });
    expect(results.map(({ query, hits }) => [query, hits.length > 0])).toEqual([
      ['设备', true],
      ['心跳', false],
    ]);
  });
});

const anyQuery = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: fc.constantFrom(...Array.from('设备连接超时心跳ＭQ20_-. \n\uE000😀')), maxLength: maxQueryChars }),
);

describe('any query whatsoever', () => {
  it('is answered, in a shape that the protocol accepts, with text that is only marked and never changed', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const tags = { highlightPreTag: preTag, highlightPostTag: postTag };
        const answers = engine.answer({ requests: [request(query, tags)] });
        expect(parseAnswers(JSON.parse(JSON.stringify(answers)))).toEqual(JSON.parse(JSON.stringify(answers)));
        for (const { hierarchy, _highlightResult } of answers.results[0]?.hits ?? []) {
          for (const [level, { value }] of Object.entries(_highlightResult.hierarchy)) {
            const shown = parseMarkedText(value)
              .map(({ text }) => text)
              .join('');
            expect(shown).toBe(Object.entries(hierarchy).find(([name]) => name === level)?.[1]);
          }
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('finds whatever stands in a text', () => {
    const passages = index.sections.map(({ content }) => content);
    fc.assert(
      fc.property(
        fc.nat(passages.length - 1),
        fc.nat(30),
        fc.integer({ min: 2, max: 20 }),
        (section, start, length) => {
          const query = (passages[section] ?? '').slice(start, start + length);
          fc.pre(/[\p{L}\p{N}]/u.test(query) && !query.includes('\n'));
          expect(search(query).nbHits).toBeGreaterThan(0);
        },
      ),
    );
  });
});
