import { describe, expect, it } from 'vitest';
import type { CorpusHead } from '../protocol/corpus';
import { createEngine } from './engine';
import { noTables, urlsOf } from './testing/smallCorpus';

/** Pages with their texts; `connection lost` is 断线, and the letters k and w may begin 库文. */
function engineOf(...pages: readonly (readonly [title: string, content: string])[]) {
  const head: CorpusHead = {
    language: 'zh-Hans',
    docusaurusTag: 'docs-default-current',
    pages: pages.map(([title], index) => ({ url: `/${String(index)}`, product: '产品', title, keywords: [] })),
    sections: pages.map((_, page) => ({ page, level: 1, anchor: '', headings: [] })),
    tables: {
      ...noTables,
      readings: [
        { syllable: 'ku', characters: '库' },
        { syllable: 'wen', characters: '文' },
      ],
      synonyms: ['connection lost', '掉线', '断 connection lost', 'connection lost 了'].map((from) => ({
        from,
        to: '断线',
      })),
    },
  };
  const engine = createEngine(head);
  engine.addText({ firstSection: 0, sections: pages.map(([, content]) => ({ content, code: '' })) });
  return engine;
}

it('a message that stands in a text comes before what it means', () => {
  const engine = engineOf(['断线之后', '网络断开。'], ['日志', '日志出现 connection lost，换一根网线。']);
  expect(urlsOf(engine, 'connection lost')).toEqual(['/1', '/0']);
});

it('its words, which stand apart in a text, do not', () => {
  const engine = engineOf(['断线', '网络断开。'], ['日志', 'lost 是丢失，connection 是连接。']);
  expect(urlsOf(engine, 'connection lost')[0]).toBe('/0');
});

describe('a message is letters only, and stands in one piece in some text', () => {
  it.each([
    ['掉线', '掉线'],
    ['断 connection lost', '断 connection lost'],
    ['connection lost 了', 'connection lost 了'],
  ])('%s is none', (query, content) => {
    const engine = engineOf(['断线', '网络断开。'], ['日志', `日志出现 ${content}，换一根网线。`]);
    expect(urlsOf(engine, query)[0]).toBe('/0');
  });

  it('whatever else holds its words', () => {
    const engine = engineOf(
      ['断线之后', '网络断开。'],
      ['日志', '日志出现 connection lost，换一根网线。'],
      ['单词', 'lost 是丢失，connection 是连接。'],
    );
    expect(urlsOf(engine, 'connection lost')[0]).toBe('/1');
  });
});

it('a unit is no pinyin, whatever its letters begin', () => {
  const engine = engineOf(['库文件', '放在目录里。'], ['别的', '没有。']);
  expect(urlsOf(engine, 'kw')).toEqual(['/0']);
  expect(urlsOf(engine, 'KW')).toEqual(['/0']);
  expect(urlsOf(engine, 'kW')).toEqual([]);
});

it('pinyin may have a big letter where each character begins', () => {
  const engine = engineOf(['库文件', '放在目录里。'], ['别的', '没有。']);
  expect(urlsOf(engine, 'KuWen')).toEqual(['/0']);
  expect(urlsOf(engine, 'kuWen')).toEqual([]); // so names in programs are written
  expect(urlsOf(engine, 'KUwen')).toEqual([]);
});

it.each(['GCC 9.4.0', 'gcc@12.3', 'GCC 0.83'])('%s is asked for by its name where no text has the number', (query) => {
  const engine = engineOf(['编译', '用 GCC 4.8 或更高版本。'], ['别的', '没有。']);
  expect(urlsOf(engine, query)).toEqual(['/0']);
});
