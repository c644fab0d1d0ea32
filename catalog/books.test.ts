import { expect, it } from 'vitest';
import { buildBooks } from './books';
import { hasBooks } from './bookFiles';
import { findPages } from './catalog';
import { loadCatalog } from './loadCatalog';
import { loadWrittenPageIds } from './writtenPages';

const catalog = loadCatalog('.');
const writtenIds = loadWrittenPageIds('.');

it('contains every page of a product once', () => {
  const inBooks = buildBooks(catalog, writtenIds).flatMap(({ items }) => findPages(items).map(({ id }) => id));
  const ofProducts = writtenIds.filter((id) => id !== 'glossary' && !id.startsWith('apps/'));
  expect([...inBooks].sort()).toEqual([...ofProducts].sort());
});

it('begins with the first page of the product, also inside the sidebar of another one', () => {
  expect(buildBooks(catalog, writtenIds).map(({ id, landing }) => [id, landing])).toEqual([
    ['automation', 'automation/work-flow-intro'],
    ['lowcode', 'lowcode/hmi'],
    ['janus', 'janus/user/introduction'],
    ['open-platform', 'open-platform/introduction'],
    ['neptune', 'neptune/user/introduction'],
    ['triton', 'triton/deploy/introduction'],
  ]);
});

it('omits products and categories without pages', () => {
  const [only, ...others] = buildBooks(catalog, ['triton/developer/go/run']);
  expect(others).toEqual([]);
  expect(only?.items.map((item) => item.type === 'category' && item.label)).toEqual(['开发 Triton 程序']);
});

it('offers PDFs only when PDF_BOOKS is on', () => {
  expect([hasBooks({}), hasBooks({ PDF_BOOKS: 'off' }), hasBooks({ PDF_BOOKS: 'on' })]).toEqual([false, false, true]);
  expect(() => hasBooks({ PDF_BOOKS: '1' })).toThrow('PDF_BOOKS');
});
