import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSamePage, isSitePath, pageKey } from './addresses';

const base = 'https://docs.example.com';

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/?q=%E6%A0%87', '/'],
  ['/docs', '/docs'],
  ['/docs/', '/docs'],
  ['/docs/index.html', '/docs'],
  ['/docs/index', '/docs'],
  ['/docs/index/', '/docs'],
  ['/docs/a.html', '/docs/a'],
  ['/docs/a.htm/', '/docs/a'],
  ['/docs/a?x=/index.html#b', '/docs/a'],
  ['/docs/../search', '/search'],
  ['/docs/INDEX.HTML', '/docs'],
  ['/docs/A.Html', '/docs/A'],
  ['/docs/indexes', '/docs/indexes'],
  ['/docs/a.html.b', '/docs/a.html.b'],
  ['/docs/标定', '/docs/%E6%A0%87%E5%AE%9A'],
  ['/docs/%E6%A0%87%E5%AE%9A', '/docs/%E6%A0%87%E5%AE%9A'],
  ['/docs/%ZZ', '/docs/%ZZ'],
  ['https://elsewhere.example.com/docs/a', '/docs/a'],
])('normalizes %s to %s', (address, key) => {
  expect(pageKey(address, base)).toBe(key);
});

const segment = fc.string({ minLength: 1 }).map((text) => `p${encodeURIComponent(text).replaceAll('.', '')}`);
const path = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`);
const spelling = fc.constantFrom(
  '',
  '/',
  '.html',
  '.htm',
  '/index',
  '/index.html',
  '/index.html/',
  '?q=1',
  '#a',
  '/?a#b',
);

test('gives every spelling of an address the same key', () => {
  fc.assert(
    fc.property(path, spelling, (plain, end) => {
      const address = plain === '/' ? `/${end.replace(/^\/|^\.html?/, '')}` : plain + end;
      expect(pageKey(address, base)).toBe(plain);
      expect(pageKey(plain, base)).toBe(plain);
    }),
  );
});

test.each([
  ['/docs/GNME', '/docs/gnme', true],
  ['/docs/a-b_c.d~1', '/%64OCS/%61%2Db%5fc%2Ed%7e%31', true],
  ['/docs/%e6%a0%87', '/docs/%E6%A0%87', true],
  ['/docs/a', '/docs%2Fa', false],
  ['/docs/a', '/docs/b', false],
  ['/docs/k', '/docs/%E2%84%AA', false],
])('%s and %s are the same page: %s', (key, other, expected) => {
  expect(isSamePage(key, other)).toBe(expected);
});

test.each(['/', '/docs/a', '/docs/a?q=1&x#b', '/docs/%E6%A0%87', '/a//b', '/.//elsewhere'])(
  'accepts %s as a path of this site',
  (value) => {
    expect(isSitePath(value)).toBe(true);
    expect(new URL(value, base).origin).toBe(base);
  },
);

test.each([
  ['another host', '//elsewhere.example.com'],
  ['another host, backslash', '/\\elsewhere.example.com'],
  ['another host, backslash later', '/\\/elsewhere.example.com'],
  ['another host behind a tab', '/\t/elsewhere.example.com'],
  ['another host behind a line break', '/\n\\elsewhere.example.com'],
  ['an address', 'https://elsewhere.example.com'],
  ['a script', 'javascript:alert(1)'],
  ['a relative path', 'docs/a'],
  ['nothing', ''],
  ['no text', 1],
  ['null', null],
])('rejects %s', (_, value) => {
  expect(isSitePath(value)).toBe(false);
});

test('accepts only values that resolve to this site', () => {
  const character = fc.constantFrom('/', '\\', '\t', '\n', '\r', ' ', ':', '@', '.', 'a', '?', '#', '%');
  fc.assert(
    fc.property(fc.array(character, { maxLength: 8 }), (characters) => {
      const value = `/${characters.join('')}`;
      if (isSitePath(value)) expect(new URL(value, base).origin).toBe(base);
    }),
  );
});
