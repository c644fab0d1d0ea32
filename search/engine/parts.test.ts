import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CorpusPart } from '../protocol/corpus';
import { productFacet } from '../protocol/query';
import { createEngine } from './engine';
import {
  buildSmallEngine,
  request,
  smallPages,
  smallSections,
  smallTables,
  textsOf,
  urlsOf,
} from './testing/smallCorpus';

const site = { language: 'zh-Hans', docusaurusTag: 'docs-default-current', tables: smallTables };

/** Each page of the small corpus as a part of its own. */
const parts = smallPages.map((page, number): CorpusPart => {
  const sections = smallSections.filter((section) => section.page === number);
  return {
    firstSection: smallSections.findIndex((section) => section.page === number),
    pages: [page],
    sections: sections.map((section) => ({ ...section, page: 0 })),
    texts: textsOf(sections),
  };
});

const queries = [
  '设备',
  '设备接入',
  'mqtt 连接',
  '上位机',
  'sbjr',
  'shebeijieru',
  'modbsu',
  '逾時',
  '20 s',
  'E1002',
  '心跳',
];
const requests = queries.map((query) => request(query, { facets: [productFacet] }));
const answerWhole = () => buildSmallEngine().answer({ requests });

it('pages that come part by part, in any order, are answered as if they had been there from the start', () => {
  const whole = answerWhole();
  fc.assert(
    fc.property(fc.shuffledSubarray(parts, { minLength: parts.length }), (order) => {
      const grown = createEngine({ ...site, pages: [], sections: [] });
      order.forEach(grown.addPart);
      expect(grown.answer({ requests })).toEqual(whole);
    }),
    { numRuns: 6 },
  );
});

it('names that come later leave pages their own, and are understood', () => {
  const engine = createEngine({ ...site, tables: { ...smallTables, otherNames: [] }, pages: [], sections: [] });
  parts.forEach(engine.addPart);
  expect(urlsOf(engine, '逾時')).toEqual([]);
  engine.addNames({ keywords: [], sectionKeywords: new Map(), otherNames: smallTables.otherNames });
  expect(engine.answer({ requests })).toEqual(answerWhole());
});

it('parts stand beside the pages of a head, whose text may still come', () => {
  const [first, second] = parts;
  if (!first || !second) throw new Error('too few pages');
  const engine = createEngine({ ...site, pages: first.pages, sections: first.sections });
  engine.addPart(second);
  expect(urlsOf(engine, '保活时间')).toEqual(['/docs/mqtt#保活']);
  engine.addText({ firstSection: 0, sections: [...first.texts, ...second.texts] });
  expect(urlsOf(engine, '寄存器')).toEqual(['/docs/connection#地址格式']);
});
