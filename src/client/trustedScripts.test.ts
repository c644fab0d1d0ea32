// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowScriptUrl } from './trustedScripts';

test.each(['/assets/js/main.1a2b3c4.js', '/assets/js/docs_a~b.1.js?', '/assets/js/a.js??', '/sw.js'])(
  'allows the script %s of this site',
  (address) => {
    expect(allowScriptUrl(address)).toBe(address);
    expect(allowScriptUrl(new URL(address, window.location.href).href)).not.toBeNull();
  },
);

const foreign = [
  'https://evil.example/assets/js/a.js',
  '//evil.example/assets/js/a.js',
  '/assets/js/../../img/a.js',
  '/assets/js/a/b.js',
  '/assets/js/%2e%2e/a.js',
  '/assets/js/a.json',
  '/img/a.js',
  '/docs/a.js',
  '/sw.js/x',
  'javascript:alert(1)',
  'data:text/javascript,1',
  'http://[',
];

test('blocks every other address', () => {
  const isBlocked = (address: string): boolean => {
    try {
      return allowScriptUrl(address) === null;
    } catch {
      return true; // the browser passes the exception to the caller and loads nothing
    }
  };
  expect(foreign.filter((address) => !isBlocked(address))).toEqual([]);
});

test('blocks addresses of other sites', () => {
  fc.assert(
    fc.property(fc.webUrl(), (address) => {
      expect(allowScriptUrl(address)).toBeNull();
    }),
  );
});
