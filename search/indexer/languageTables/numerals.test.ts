/** Roman numerals, from pages to marks. */
import { expect, it } from 'vitest';
import { createEngine } from '../../engine/engine';
import { buildRequest } from '../../protocol/buildRequest';
import { buildCorpus } from '../buildCorpus';
import { listNumeralSynonyms } from './numerals';

const pages = ['轴Ⅲ', '轴Ⅱ', 'II型网关', 'Ⅶ类场所', 'ⅳ级', '型', '轴'].map((title, place) => ({
  url: `/docs/${String(place)}`,
  product: '甲',
  title,
  keywords: [],
  html: '<div class="theme-doc-markdown"></div>',
}));
const { head, texts } = buildCorpus({ language: 'zh-Hans', docusaurusTag: 't', pages, names: [] });
const engine = createEngine(head);
texts.forEach(engine.addText);

function ask(query: string): string | undefined {
  const tags = { highlightPreTag: '[', highlightPostTag: ']' };
  const { results } = engine.answer({ requests: [buildRequest({ query, ...tags })] });
  return results[0]?.hits[0]?._highlightResult.hierarchy.lvl1?.value;
}

it.each([
  ['轴Ⅲ', '[轴Ⅲ]'],
  ['轴III', '[轴Ⅲ]'],
  ['轴 iii', '[轴Ⅲ]'],
  ['轴Ⅱ', '[轴Ⅱ]'],
  ['Ⅱ型', '[II型]网关'],
  ['II型', '[II型]网关'],
  ['Ⅶ', '[Ⅶ]类场所'],
  ['vii类', '[Ⅶ类]场所'],
  ['Ⅳ', '[ⅳ]级'],
  ['IV级', '[ⅳ级]'],
])('%s finds %s in any notation', (query, title) => {
  expect(ask(query)).toBe(title);
});

it('has no synonyms for numerals that no page contains, nor for other words of the same letters', () => {
  expect(listNumeralSynonyms('用 vi 编辑；ASCII；VIP；X-II2')).toEqual([]);
  expect(listNumeralSynonyms('第 IV 章')).toEqual([{ from: 'Ⅳ', to: 'IV' }]);
});
