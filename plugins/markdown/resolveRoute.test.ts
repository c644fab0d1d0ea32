import { expect, test } from 'vitest';
import { resolveRoute } from './resolveRoute';

test.each([
  ['./b.md#c', '/docs/a/b'],
  ['../%E7%94%B2.md?x', '/docs/甲'],
  ['/docs/category/x', '/docs/category/x'],
  ['#c', undefined],
  ['./b.pdf', undefined],
  ['https://example.com/b.md', undefined],
  ['https://example.com/100%/b', undefined],
  ['mailto:docs@example.com', undefined],
])('resolves %s to %s', (url, route) => {
  expect(resolveRoute(url, '/site/docs/a/page.md', '/site')).toBe(route);
});
