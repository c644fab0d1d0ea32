import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { maxQueryChars } from '../protocol/limits';
import { parseMarkedText, postTag, preTag } from '../protocol/markedText';
import { parseAnswers } from '../protocol/parseAnswers';
import type { SearchRequest } from '../protocol/query';
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

let engine: SearchEngine;
beforeEach(() => {
  engine = buildSmallEngine();
});
const find = (query: string, changes?: Partial<SearchRequest>) => search(engine, query, changes);
const urls = (query: string, changes?: Partial<SearchRequest>) => urlsOf(engine, query, changes);

describe('matching', () => {
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
    ['pinyin', 'shebeijieru', '/docs/connection'],
    ['the beginning of pinyin', 'shebeij', '/docs/connection'],
    ['pinyin with spaces and apostrophes', "she'bei jie ru", '/docs/connection'],
    ['first letters', 'sbjr', '/docs/connection'],
    ['pinyin beside a word', 'mqtt lianjie', '/docs/mqtt'],
    ['pinyin beside Chinese', '设备jieru', '/docs/connection'],
    ['characters that sound the same', '设备结入', '/docs/connection'],
    ['traditional characters', '設備', '/docs/connection'],
    ['Taiwan wording', '逾時', '/docs/connection#timeout'],
    ['English', 'timeout', '/docs/connection#timeout'],
    ['another name inside a query', '从站接入', '/docs/connection'],
    ['a typing error', 'modbsu', '/docs/connection#地址格式'],
    ['a typing error beside Chinese', 'modbsu地址', '/docs/connection#地址格式'],
    ['Latin and Chinese the other way round', '地址格式modbus', '/docs/connection#地址格式'],
    ['a path', '/api/v1/device/list', '/docs/connection#地址格式'],
    ["a path with the reader's own id", 'api/v1/device/8f3e77/list', '/docs/connection#地址格式'],
    ['a function of C', 'GA_AxisOn', '/docs/connection#地址格式'],
    ['a function, written in small letters and cut off', 'ga axiso', '/docs/connection#地址格式'],
    ['an identifier in another spelling', 'read_data_table', '/docs/connection#地址格式'],
    ['a hexadecimal code', '0x8a', '/docs/connection#地址格式'],
    ['the number of a code', '1002', '/docs/errors'],
  ])('finds %s', (_what, query, url) => {
    expect(urls(query)[0]).toBe(url);
  });

  it('ranks a heading before text', () => {
    expect(urls('连接')[0]).toBe('/docs/mqtt');
  });

  it('drops sections that match only some terms when one matches all', () => {
    expect(urls('心跳 间隔')).toEqual(['/docs/mqtt#保活']);
  });

  it('falls back to most of the terms when no section matches all', () => {
    expect(urls('心跳 间隔 qqqq')).toEqual(['/docs/mqtt#保活']);
  });

  it('finds only weak hits for a long question when sections share its characters, but too few words', () => {
    const { hits } = find('心跳总是特别奇怪');
    expect(hits.length).toBeGreaterThan(0);
    expect(hits.every(({ isWeak }) => isWeak)).toBe(true);
  });

  it('answers a long question with the best part when no section matches half of it', () => {
    expect(urls('心跳间隔总是特别奇怪')).toEqual(['/docs/mqtt#保活']);
    expect(urls('心跳间隔 总是 特别 奇怪 mqttx')).toEqual(['/docs/mqtt#保活']);
  });

  it('finds nothing for a query about another subject', () => {
    expect(find('股票行情').nbHits).toBe(0);
  });

  it('does not match a page title with every section of the page', () => {
    expect(urls('设备接入')).not.toContain('/docs/connection#timeout');
  });

  it('answers an empty query with everything and punctuation with nothing', () => {
    expect(find('').nbHits).toBe(smallSections.length);
    expect(find('。！?').nbHits).toBe(0);
  });

  it('reads only the first 64 characters', () => {
    expect(urls(`${'保活时间'.padEnd(maxQueryChars)}qqqqqq`)[0]).toBe('/docs/mqtt#保活');
  });
});

describe('coverage', () => {
  it('drops sections that match much less of the query than the best', () => {
    const texts = ['甲 乙 丙 丁 戊 设备', '甲 乙 丙 丁 设备', '甲 乙 丙', '设备'];
    const sections = texts.map((content) => ({ page: 2, level: 2, anchor: '', headings: ['节'], content }));
    expect(find('甲 乙 丙 丁 戊 设备').nbHits).toBe(0);
    expect(search(buildSmallEngine(sections), '甲 乙 丙 丁 戊 设备').nbHits).toBe(2);
  });
});

describe('an answer', () => {
  it('has addresses with percent-encoded anchors', () => {
    expect(find('保活时间').hits[0]?.url).toBe('/docs/mqtt#%E4%BF%9D%E6%B4%BB');
  });

  it('marks matches with the requested tags and escapes nothing', () => {
    const [hit] = find('心跳间隔').hits;
    expect(hit?._snippetResult.content?.value).toBe('[心跳间隔] 20 s，<img src=x onerror=alert(1)>…');
    expect(hit?.hierarchy).toEqual({ lvl0: '工业云平台及服务', lvl1: '设备通过 MQTT 连接', lvl2: '保活时间' });
  });

  // spec: heading-and-text-matches
  it('distinguishes heading matches from text matches', () => {
    expect(find('保活').hits[0]?.type).toBe('lvl2');
    expect(find('心跳间隔').hits[0]?.type).toBe('content');
    expect(find('超时').hits[0]?.type).toBe('lvl3');
  });

  it('pages through the hits without losing or repeating one', () => {
    const all = urls('设备');
    const paged = [0, 1, 2, 3].flatMap((page) => urls('设备', { page, hitsPerPage: 2 }));
    expect(paged).toEqual(all);
    expect(find('设备', { hitsPerPage: 2 }).nbPages).toBe(Math.ceil(all.length / 2));
  });

  // spec: results-filtered-by-facets
  it('filters by language, version tag and product, and counts products', () => {
    expect(find('设备', { facetFilters: ['language:en'] }).nbHits).toBe(0);
    expect(
      find('设备', {
        facetFilters: ['language:zh-Hans', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
      }).nbHits,
    ).toBe(find('设备').nbHits);
    expect(
      urls('设备', { facetFilters: ['hierarchy.lvl0:边缘计算系统软件'] }).every((url) =>
        url.startsWith('/docs/connection'),
      ),
    ).toBe(true);
    expect(find('心跳', { facets: ['hierarchy.lvl0'] }).facets).toEqual({
      'hierarchy.lvl0': { 工业云平台及服务: 2 },
    });
  });

  // spec: query-id-for-click-analytics
  it('has a query id only when click analytics are requested', () => {
    expect(find('设备').queryID).toBeUndefined();
    expect(find('设备', { clickAnalytics: true }).queryID).toMatch(/^[0-9a-f]{16}$/);
  });

  it('answers every request of a call', () => {
    const { results } = engine.answer({ requests: [request('设备'), request('心跳', { hitsPerPage: 0 })] });
    expect(results.map(({ query, hits }) => [query, hits.length > 0])).toEqual([
      ['设备', true],
      ['心跳', false],
    ]);
  });
});

describe('before the text is loaded', () => {
  const head = {
    language: 'zh-Hans',
    docusaurusTag: 'x',
    pages: smallPages,
    sections: smallSections,
    tables: smallTables,
  };

  it('answers from titles and headings, without snippets', () => {
    const early = createEngine(head);
    expect(urlsOf(early, '保活时间')).toEqual(['/docs/mqtt#保活']);
    expect(urlsOf(early, 'sbjr')).toEqual(['/docs/connection']);
    expect(search(early, '保活时间').hits[0]?._snippetResult).toEqual({});
    expect(search(early, '心跳').nbHits).toBe(0);
  });

  it('accepts text in any order, and more than the head has sections', () => {
    const texts = textsOf(smallSections);
    const late = createEngine(head);
    late.addText({ firstSection: 3, sections: [...texts.slice(3), { content: '无人知道', code: '' }] });
    expect(urlsOf(late, '心跳间隔')).toEqual(['/docs/mqtt#保活']);
    late.addText({ firstSection: 0, sections: texts.slice(0, 3) });
    const whole = createEngine(head);
    whole.addText({ firstSection: 0, sections: texts });
    for (const query of ['设备', '超时', 'device', 'modbsu地址', '无人知道']) {
      expect(search(late, query)).toEqual(search(whole, query));
    }
  });

  it('keeps a heading match of the whole query after text is added', () => {
    const words = ['设备', '接入', '超时', '地址', '心跳', 'mqtt', '间隔'];
    const phrase = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }).map((some) => some.join(''));
    fc.assert(
      fc.property(fc.array(fc.tuple(phrase, phrase), { minLength: 1, maxLength: 8 }), phrase, (written, query) => {
        const sections = written.map(([heading, content], at) => ({
          page: 0,
          level: 2,
          anchor: String(at),
          headings: [heading],
          content,
        }));
        const growing = createEngine({ ...head, sections });
        const before = urlsOf(growing, query, { hitsPerPage: 99 });
        growing.addText({ firstSection: 0, sections: textsOf(sections) });
        const after = urlsOf(growing, query, { hitsPerPage: 99 });
        sections.forEach(({ anchor, headings: [heading = ''] }) => {
          const url = `/docs/connection#${anchor}`;
          if (heading.includes(query) && before.includes(url)) expect(after).toContain(url);
        });
      }),
    );
  });
});

describe('a snippet', () => {
  it('is from the text, or from code if only that matches', () => {
    expect(find('站号').hits[0]?._snippetResult.content?.value).toBe(
      '寄存器地址由[站号]和 device_id 组成，例如 40001。',
    );
    expect(find('GA_AxisOn').hits[0]?._snippetResult.content?.value).toContain('[GA_AxisOn]');
  });

  it('has the requested length, and is missing when not requested', () => {
    const snippet = (attributesToSnippet: string[]) =>
      find('站号', { attributesToSnippet }).hits[0]?._snippetResult.content?.value;
    expect(snippet(['content:3'])).toBe('…地址由[站号]和…');
    expect(snippet(['content'])).toBe(snippet(['content:10']));
    expect([snippet([]), snippet(['content:0']), snippet(['content:x']), snippet(['title:5'])]).toEqual(
      Array(4).fill(undefined),
    );
  });

  it('ends with an ellipsis only where text was cut', () => {
    expect(find('重试').hits[0]?._snippetResult.content?.value).toBe('[重试]三次后设备离线。');
  });
});

const anyQuery = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: fc.constantFrom(...Array.from('设备连接超时心跳ＭQ20_-. \n\uE000😀')), maxLength: maxQueryChars }),
  fc.string({ unit: fc.constantFrom(...Array.from("shebjiru' ü设-/")), maxLength: maxQueryChars }),
);

describe('any query', () => {
  it('has an answer that the protocol accepts, whose text is only marked and never changed', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const tags = { highlightPreTag: preTag, highlightPostTag: postTag };
        const answers = engine.answer({ requests: [request(query, tags)] });
        expect(parseAnswers(JSON.parse(JSON.stringify(answers)))).toEqual(JSON.parse(JSON.stringify(answers)));
        const known = new Set(urls(''));
        for (const { url, hierarchy, _highlightResult } of answers.results[0]?.hits ?? []) {
          expect(known).toContain(decodeURI(url));
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

  it('finds any word of a text', () => {
    const passages = smallSections.map(({ content }) => content);
    fc.assert(
      fc.property(
        fc.nat(passages.length - 1),
        fc.nat(30),
        fc.integer({ min: 2, max: 20 }),
        (section, start, length) => {
          const passage = passages[section] ?? '';
          const query = passage.slice(start, start + length);
          fc.pre(!/\w\w/.test(passage.slice(start - 1, start + 1))); // the rest of a word or number is another word
          fc.pre(/[\p{L}\p{N}]/u.test(query) && !query.includes('\n'));
          expect(find(query).nbHits).toBeGreaterThan(0);
        },
      ),
    );
  });
});
