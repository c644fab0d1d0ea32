import { expect, it } from 'vitest';
import { findTroubleshooting } from './findTroubleshooting';

const pages = ['neptune/user/faq', 'neptune/api/error-codes', 'janus/user/faq'].map((id) => ({
  path: `/docs/${id}`,
  title: id,
  product: '',
}));
const titlesFor = (path: string) => findTroubleshooting(pages, path).map(({ title }) => title);

it('finds those of the product of a page', () => {
  expect(titlesFor('/docs/neptune/api/overview')).toEqual(['neptune/user/faq', 'neptune/api/error-codes']);
});

it.each(['/search', '/docs/glossary', '/docs/nept/page'])('finds all for %s', (path) => {
  expect(titlesFor(path)).toHaveLength(pages.length);
});
