import { expect, it } from 'vitest';
import { productFacet } from '../protocol/query';
import { countFacets, createFacets, passesFilters } from './facets';
import { buildSections } from './sections';

it('counts products by any name, and no unknown facets', () => {
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

// https://www.algolia.com/doc/api-reference/api-parameters/facetFilters/, "Negative filter", "Escape minus signs"
it.each([
  ['the value', ['product:Janus'], ['Janus']],
  ['any but the value', ['product:-Janus'], ['Neptune', '-Janus', '\\-', 'a:b']],
  ['any but two values', ['product:-Janus', 'product:-Neptune'], ['-Janus', '\\-', 'a:b']],
  ['one value or any but another', [['product:Janus', 'product:-Neptune']], ['Janus', '-Janus', '\\-', 'a:b']],
  ['a value that begins with a minus', ['product:\\-Janus'], ['-Janus']],
  ['any but a value that begins with a minus', ['product:--Janus'], ['Janus', 'Neptune', '\\-', 'a:b']],
  ['a value with a colon', ['product:a:b'], ['a:b']],
  ['a missing facet', ['version:2'], []],
  ['any but a missing facet', ['version:-2'], ['Janus', 'Neptune', '-Janus', '\\-', 'a:b']],
])('matches sections with %s', (_name, filters, passing) => {
  const products = ['Janus', 'Neptune', '-Janus', '\\-', 'a:b'];
  expect(products.filter((product) => passesFilters({ product, language: 'zh' }, filters))).toEqual(passing);
});
