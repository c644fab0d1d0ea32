import { describe, expect, it } from 'vitest';
import { type SearchEngine, createEngine } from './engine';
import {
  buildSmallEngine,
  request,
  smallPages,
  smallSections,
  smallTables,
  textsOf,
  urlsOf,
} from './testing/smallCorpus';

describe('names that are added after the head', () => {
  const bare = {
    language: 'zh-Hans',
    docusaurusTag: 'docs-default-current',
    pages: smallPages.map((page) => ({ ...page, keywords: [] })),
    sections: smallSections,
    tables: { ...smallTables, synonyms: [], concepts: [] },
  };
  const text = { firstSection: 0, sections: textsOf(smallSections) };
  const names = {
    keywords: smallPages.map(({ keywords }) => keywords),
    sectionKeywords: new Map(),
    synonyms: smallTables.synonyms,
    concepts: [],
  };
  const queries = ['上位机', 'shangweiji', 'modbus tcp', '设备', '逾時', '从站接入', '边缘计算系统软件', 'timeout'];
  const answersOf = (engine: SearchEngine) => engine.answer({ requests: queries.map((query) => request(query)) });

  it.each([
    ['before the text', ['names', 'text']],
    ['after the text', ['text', 'names']],
    ['twice', ['names', 'text', 'names']],
  ])('give the same answers as names in the head: %s', (_when, parts) => {
    const grown = createEngine(bare);
    expect(urlsOf(grown, '上位机')).toEqual([]);
    for (const part of parts) {
      if (part === 'names') grown.addNames(names);
      else grown.addText(text);
    }
    expect(answersOf(grown)).toEqual(answersOf(buildSmallEngine()));
  });

  it('match a section by its keywords, but no other section of its page', () => {
    const renamed = buildSmallEngine();
    expect(urlsOf(renamed, '接线盒')).toEqual([]);
    renamed.addNames({ keywords: [], sectionKeywords: new Map([[1, ['接线盒']]]), synonyms: [], concepts: [] });
    expect(urlsOf(renamed, '接线盒')).toEqual(['/docs/connection#地址格式']);
  });

  it('replace earlier names', () => {
    const renamed = buildSmallEngine();
    renamed.addNames({ keywords: [[], ['上位机']], sectionKeywords: new Map(), synonyms: [], concepts: [] });
    expect(urlsOf(renamed, '上位机')).toEqual(['/docs/mqtt']);
    expect(urlsOf(renamed, '逾時')).toEqual([]);
  });
});
