import { describe, expect, it } from 'vitest';
import type { CorpusHead } from '../protocol/corpus';
import { createEngine } from './engine';
import { noTables, urlsOf } from './testing/smallCorpus';

/**
 * Creates an engine over pages with their texts; `connection lost` is 断线, and the letters k and w are initials of 库文.
 */
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

it('ranks a message in a text before its synonym', () => {
  const engine = engineOf(['断线之后', '网络断开。'], ['日志', '日志出现 connection lost，换一根网线。']);
  expect(urlsOf(engine, 'connection lost')).toEqual(['/1', '/0']);
});

it('does not rank separate words of a message before its synonym', () => {
  const engine = engineOf(['断线', '网络断开。'], ['日志', 'lost 是丢失，connection 是连接。']);
  expect(urlsOf(engine, 'connection lost')[0]).toBe('/0');
});

describe('a message consists of Latin letters and occurs as one sequence', () => {
  it.each([
    ['掉线', '掉线'],
    ['断 connection lost', '断 connection lost'],
    ['connection lost 了', 'connection lost 了'],
  ])('%s is not one', (query, content) => {
    const engine = engineOf(['断线', '网络断开。'], ['日志', `日志出现 ${content}，换一根网线。`]);
    expect(urlsOf(engine, query)[0]).toBe('/0');
  });

  it('for any other match of its words', () => {
    const engine = engineOf(
      ['断线之后', '网络断开。'],
      ['日志', '日志出现 connection lost，换一根网线。'],
      ['单词', 'lost 是丢失，connection 是连接。'],
    );
    expect(urlsOf(engine, 'connection lost')[0]).toBe('/1');
  });
});

it('does not read a unit as pinyin', () => {
  const engine = engineOf(['库文件', '放在目录里。'], ['别的', '没有。']);
  expect(urlsOf(engine, 'kw')).toEqual(['/0']);
  expect(urlsOf(engine, 'KW')).toEqual(['/0']);
  expect(urlsOf(engine, 'kW')).toEqual([]);
});

it('reads pinyin with a capital for each character', () => {
  const engine = engineOf(['库文件', '放在目录里。'], ['别的', '没有。']);
  expect(urlsOf(engine, 'KuWen')).toEqual(['/0']);
  expect(urlsOf(engine, 'kuWen')).toEqual([]); // names in programs have this form
  expect(urlsOf(engine, 'KUwen')).toEqual([]);
});

it.each(['GCC 9.4.0', 'gcc@12.3', 'GCC 0.83'])('finds %s by its name when no text contains the number', (query) => {
  const engine = engineOf(['编译', '用 GCC 4.8 或更高版本。'], ['别的', '没有。']);
  expect(urlsOf(engine, query)).toEqual(['/0']);
});
