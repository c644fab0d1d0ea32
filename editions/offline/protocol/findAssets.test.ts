import { expect, test } from 'vitest';
import { findAssets, findPictures } from './findAssets';

test('finds what the tags of a built page load, once each, in their order', () => {
  const html =
    '<!doctype html><html lang=zh-Hans><head><link data-rh=true rel=icon href=/img/favicon.svg />' +
    '<link data-rh=true rel=canonical href=https://docs.example.com/docs/a />' +
    '<script>!function(){var a="/assets/js/no.js"}()</script>' +
    '<link rel=stylesheet href="/assets/css/styles.1.css" integrity="sha384-a/b">' +
    '<script src=/assets/js/runtime~main.1.js defer></script><script src="/assets/js/main.1.js" defer></script></head>' +
    '<body><a href=/assets/files/a.zip>下载</a><a href=/docs/b>乙</a><code>&lt;img src=/img/no.png></code>' +
    '<picture><source srcset=/assets/images/a-narrow.1.svg media="(max-width: 600px)">' +
    '<img decoding=async src=/assets/images/a-wide.1.svg alt="a > b"></picture>' +
    '<img src=/img/logo.svg><IMG SRC="/img/logo.svg"><img src=//elsewhere.example.com/assets/a.svg></body>';
  expect(findAssets(html)).toEqual([
    '/img/favicon.svg',
    '/assets/css/styles.1.css',
    '/assets/js/runtime~main.1.js',
    '/assets/js/main.1.js',
    '/assets/images/a-narrow.1.svg',
    '/assets/images/a-wide.1.svg',
    '/img/logo.svg',
  ]);
  expect(findAssets('')).toEqual([]);
});

test('finds the pictures that a script names', () => {
  const script =
    'a.p+"assets/images/a.1.svg",b=a.p+"assets/images/a.1.svg",c="assets/images/b.2.png",d="/docs/assets/images/c"';
  expect(findPictures(script)).toEqual(['/assets/images/a.1.svg', '/assets/images/b.2.png']);
  expect(findPictures('')).toEqual([]);
});
