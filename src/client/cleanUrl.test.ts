import { describe, expect, it } from 'vitest';
import { buildCleanUrl } from './cleanUrl';

const site = 'https://docs.example.com';

describe('buildCleanUrl', () => {
  it.each([
    ['/index.html', '/'],
    ['/docs/a/b.html', '/docs/a/b'],
    ['/docs/a/b/index.html', '/docs/a/b'],
    ['/docs/a/b.html?q=1&r=%E4%B8%AD#概述', '/docs/a/b?q=1&r=%E4%B8%AD#%E6%A6%82%E8%BF%B0'],
    ['/docs/a/myindex.html', '/docs/a/myindex'],
    ['/docs/a/b', '/docs/a/b'],
    ['/docs/a.html/b', '/docs/a.html/b'],
    ['/404.html', '/404.html'],
  ])('turns %s into %s', (dirty, clean) => {
    expect(buildCleanUrl(site + dirty)).toBe(site + clean);
  });

  it('never leads to another host', () => {
    expect(new URL(buildCleanUrl(`${site}//evil.example/index.html`)).host).toBe('docs.example.com');
  });

  it('escapes a hash that cannot be decoded', () => {
    expect(buildCleanUrl(`${site}/docs/a#%ZZ`)).toBe(`${site}/docs/a#%25ZZ`);
    expect(buildCleanUrl(`${site}/docs/a#%E6%A6%82`)).toBe(`${site}/docs/a#%E6%A6%82`);
  });
});
