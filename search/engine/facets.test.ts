import { expect, it } from 'vitest';
import { productFacet } from '../protocol/query';
import { countFacets, createFacets } from './facets';
import { buildSections } from './sections';

it('counts products whatever they are called, and nothing that is no facet', () => {
  const products = ['constructor', '__proto__', 'constructor'];
  const pages = products.map((product) => ({ url: '/', product, title: '', keywords: [] }));
  const sections = buildSections(
    { pages, sections: pages.map((_, page) => ({ page, level: 1, anchor: '', headings: [] })) },
    (text) => text,
  );
  const counted = countFacets(sections, [productFacet, 'toString', 'language'], createFacets('zh', 'x'));
  expect(Object.entries(counted[productFacet] ?? {})).toEqual([
    ['constructor', 2],
    ['__proto__', 1],
  ]);
  expect(counted).toMatchObject({ toString: {}, language: { zh: 3 } });
});
