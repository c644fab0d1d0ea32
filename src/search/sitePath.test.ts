import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toSitePath } from './sitePath';

const here = 'https://docs.example.com';
const path = (address: string) => toSitePath(address, [here, 'http://localhost:3000']);

describe('toSitePath', () => {
  it.each([
    ['/docs/a', '/docs/a'],
    ['/docs/a#%E8%8A%82', '/docs/a#%E8%8A%82'],
    ['/search?q=a', '/search?q=a'],
    ['https://docs.example.com/docs/a', '/docs/a'],
    ['http://localhost:3000/docs/a#b', '/docs/a#b'],
    ['docs/a', '/docs/a'],
    ['/docs/a%20b%3F%2F%C3%A9?c=%5c%25#100%25', '/docs/a%20b%3F%2F%C3%A9?c=%5c%25#100%25'],
  ])('returns the path of %s: %s', (address, expected) => {
    expect(path(address)).toBe(expected);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'javascript://docs.example.com/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://docs.example.com/x',
    'file:///etc/passwd',
    'mailto:a@b.c',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'https://evil.example/docs/a',
    'https://docs.example.com.evil.example/',
    'https://docs.example.com@evil.example/',
    'https://user:password@docs.example.com/',
    'https://user@docs.example.com/',
    'https://:password@docs.example.com/',
    '/docs\\a',
    'https://docs.example.com:8443/',
    'http://docs.example.com/',
    'https:/\\evil.example',
    '',
    ' ',
    'http://[',
    '/docs/100%',
    '/docs/a#%ZZ',
    '/docs/%E8%8A',
    '/docs/a\u0000',
    '/docs/\u202eа',
    '/docs/a\u2028',
    // The router would decode these and write the result into links.
    '/%5cevil.example',
    '/%5C/evil.example',
    '/%09/evil.example',
    '/%0A/evil.example',
    '/docs/..%5c%5cevil.example',
    '/docs/a%00',
    '/docs/a%7f',
    '/%255cevil.example',
    '/%252e//evil.example',
    '/docs/100%25',
  ])('rejects %j', (address) => {
    expect(path(address)).toBeUndefined();
  });

  it('rejects characters that browsers drop, read as a slash or do not show', () => {
    const refused = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control} \\\u00ad\u200b-\u200d\u2060-\u206f\ufeff]/u;
    const wrong: string[] = [];
    for (let unit = 0; unit <= 0xffff; unit += 1) {
      const character = String.fromCharCode(unit);
      const isRefused = path(`/docs/a${character}20b`) === undefined;
      if (isRefused !== refused.test(character)) wrong.push(unit.toString(16));
    }
    expect(wrong).toEqual([]);
  });

  it('rejects every address when the site has no origins', () => {
    expect(toSitePath('/docs/a', [])).toBeUndefined();
    expect(toSitePath('https://docs.example.com/docs/a', [])).toBeUndefined();
  });

  it('returns only paths on this site for arbitrary addresses', () => {
    const parts = fc.constantFrom(
      '/',
      '\\',
      '//',
      ':',
      '@',
      '.',
      '..',
      '?',
      '#',
      'javascript',
      'data',
      'https',
      'evil.example',
      'docs.example.com',
      '\t',
      '\n',
      ' ',
      '%2f',
      '%5c',
      '%09',
      '%25',
      '%2e',
      '5c',
      'a',
      '[',
      '\u200b',
    );
    const address = fc.oneof(
      fc.webUrl(),
      fc.string({ unit: 'binary' }),
      fc.array(parts, { maxLength: 8 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(address, (given) => {
        const found = path(given);
        if (found === undefined) return;
        expect(found).toMatch(/^\/(?![/\\])/);
        expect(new URL(found, here).origin).toBe(here);
        expect(path(found)).toBe(found);
        // The router writes and reads decoded paths. Browsers trim spaces at the end.
        const written = found.replace(/^[^?#]*/, decodeURI);
        const target = new URL(written.replace(/^[^?#]*/, decodeURI), here);
        const readPath = (url: URL) => decodeURI(url.pathname).replace(/ +$/, '');
        expect([target.origin, readPath(target)]).toEqual([here, readPath(new URL(found, here))]);
      }),
      { numRuns: 10_000 },
    );
  });
});
