import { describe, expect, it } from 'vitest';
import { buildCleanUrl, decodePath, stripEnding } from './cleanUrl';

const site = 'https://docs.example.com';

describe('stripEnding', () => {
  it.each([
    ['/', '/'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/INDEX.HTML/', '/'],
    ['/.html', '/'],
    ['/docs/a/', '/docs/a'],
    ['/docs/a.html', '/docs/a'],
    ['/docs/a.htm/', '/docs/a'],
    ['/docs/a/index.html', '/docs/a'],
    ['/docs/a/index', '/docs/a'],
    ['/docs/a/myindex.html', '/docs/a/myindex'],
    ['/docs/a.html/b', '/docs/a.html/b'],
    ['/404.html', '/404'],
    ['//', '//'],
    ['/docs//a.html', '/docs//a.html'],
    ['/docs/a//', '/docs/a//'],
  ])('turns %s into %s', (path, expected) => {
    expect(stripEnding(path)).toBe(expected);
  });
});

describe('decodePath', () => {
  it.each([
    ['/docs/%69', '/docs/i'],
    ['/docs%2Fa', '/docs%2Fa'],
    ['/%E6%A6%82', '/概'],
    ['/%ZZ', '/%ZZ'],
    ['/%E6%A6', '/%E6%A6'],
  ])('turns %s into %s', (path, expected) => {
    expect(decodePath(path)).toBe(expected);
  });
});

describe('buildCleanUrl', () => {
  it.each([
    ['/docs/A.html?q=1&r=%E4%B8%AD#概述', '/docs/a?q=1&r=%E4%B8%AD#%E6%A6%82%E8%BF%B0'],
    ['/docs%2Fa', '/docs/a'],
  ])('replaces the path of %s by the path of the page', (dirty, clean) => {
    expect(buildCleanUrl(site + dirty, '/docs/a')).toBe(site + clean);
  });

  it.each([
    ['/none.html?q=1#h', '/none?q=1#h'],
    ['/none', '/none'],
    ['/none#', '/none#'],
    ['/%ZZ', '/%25ZZ'],
    ['/%E4%B8?q=%', '/%25E4%25B8?q=%'],
  ])('turns the unknown URL %s into %s', (dirty, clean) => {
    expect(buildCleanUrl(site + dirty, undefined)).toBe(site + clean);
  });

  it('keeps the host when the path starts with two slashes', () => {
    expect(new URL(buildCleanUrl(`${site}//evil.example/index.html`, undefined)).host).toBe('docs.example.com');
  });

  it('escapes a hash that cannot be decoded', () => {
    expect(buildCleanUrl(`${site}/docs/a#%ZZ`, '/docs/a')).toBe(`${site}/docs/a#%25ZZ`);
    expect(buildCleanUrl(`${site}/docs/a#%E6%A6%82`, '/docs/a')).toBe(`${site}/docs/a#%E6%A6%82`);
  });
});
