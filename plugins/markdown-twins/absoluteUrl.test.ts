import { expect, it } from 'vitest';
import { absoluteUrl } from './absoluteUrl';

const place = {
  siteUrl: 'https://docs.example.com',
  siteDir: '/site',
  filePath: '/site/docs/janus/user/a.md',
  permalink: '/docs/janus/user/a',
  twins: new Set(['/docs/janus/user/a', '/docs/janus/user/b', '/docs/janus/api']),
};

it.each([
  ['./b.md', 'https://docs.example.com/docs/janus/user/b.md'],
  ['../api.mdx', 'https://docs.example.com/docs/janus/api.md'],
  ['/docs/janus/api', 'https://docs.example.com/docs/janus/api.md'],
])('returns the Markdown URL for the page %s', (url, absolute) => {
  expect(absoluteUrl(url, place)).toBe(absolute);
});

it.each([
  ['./b.md#错误码', 'https://docs.example.com/docs/janus/user/b#错误码'],
  ['#配置', 'https://docs.example.com/docs/janus/user/a#配置'],
])('returns the page URL for the section %s', (url, absolute) => {
  expect(absoluteUrl(url, place)).toBe(absolute);
});

it.each([
  ['pathname:///contracts/janus.openapi.yaml', 'https://docs.example.com/contracts/janus.openapi.yaml'],
  ['/search?q=%E8%BF%9E%E6%8E%A5', 'https://docs.example.com/search?q=%E8%BF%9E%E6%8E%A5'],
  ['/docs/category/janus', 'https://docs.example.com/docs/category/janus'],
])('returns the site URL for %s', (url, absolute) => {
  expect(absoluteUrl(url, place)).toBe(absolute);
});

it.each(['https://example.com/a.md#b', 'http://192.168.1.20/', 'mailto:a@example.com'])('keeps %s', (url) => {
  expect(absoluteUrl(url, place)).toBe(url);
});

it('returns undefined for a page that does not exist', () => {
  expect(absoluteUrl('./unwritten.md#x', place)).toBeUndefined();
});
