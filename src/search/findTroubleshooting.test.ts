import { expect, it } from 'vitest';
import { findTroubleshooting } from './findTroubleshooting';

const pages = ['neptune/user/faq', 'neptune/api/error-codes', 'janus/user/faq'].map((id) => ({
  path: `/docs/${id}`,
  title: id,
  product: '',
}));
const titlesFor = (path: string) => findTroubleshooting(pages, path).map(({ title }) => title);

it('finds the pages of the product of the open page', () => {
  expect(titlesFor('/docs/neptune/api/overview')).toEqual(['neptune/user/faq', 'neptune/api/error-codes']);
});

it.each(['/search', '/docs/glossary', '/docs/nept/page'])('finds all pages for %s', (path) => {
  expect(titlesFor(path)).toHaveLength(pages.length);
});
