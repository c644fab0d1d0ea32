import { expect, it } from 'vitest';
import { buildSearchFeedbackUrl } from './feedback';

it('returns a mailto address whose subject ends with the query', () => {
  const url = new URL(`${buildSearchFeedbackUrl('docs@example.com') ?? ''}${encodeURIComponent('a&b')}`);
  expect(url.href).toMatch(/^mailto:docs@example\.com\?/);
  expect(url.searchParams.get('subject')).toBe('搜索没有结果：a&b');
});

it('returns undefined when no feedback address is configured', () => {
  expect(buildSearchFeedbackUrl(undefined)).toBeUndefined();
});
