import { describe, expect, test } from 'vitest';
import { findAssets } from '../protocol/findAssets';
import { buildShell, findEntry } from './buildShell';

const sheet = '<link rel=stylesheet href=/assets/css/styles.ac9663cf.css>';
const scripts =
  '<script>!function(){document.documentElement.setAttribute("data-theme","light")}()</script><style>a{}</style>' +
  '<script src=/assets/js/runtime~main.be486e06.js defer></script><script src=/assets/js/main.f8fef138.js defer></script>';

/** What Docusaurus writes, with the attributes that a page has of its own. */
function buildBlank(html = 'class="plugin-native plugin-id-default"'): string {
  return (
    `<!doctype html><html lang=zh-Hans dir=ltr ${html} data-has-hydrated=false><head><meta charset=UTF-8>` +
    '<title data-rh=true>找不到页面 | 文档中心</title><meta data-rh=true name=viewport content="width=device-width">' +
    '<meta data-rh=true property=og:image content=https://docs.example.com/img/social-card.png>' +
    '<meta data-rh=true property=og:url content=https://docs.example.com/404.html>' +
    '<meta data-rh=true property=og:title content="找不到页面 | 文档中心">' +
    '<meta data-rh=true name=description content="没有这一页"><meta data-rh=true name=robots content=noindex>' +
    '<link data-rh=true rel=icon href=/img/favicon.svg>' +
    `<link data-rh=true rel=canonical href=https://docs.example.com/404.html>${scripts}</head>` +
    `<body><svg class=hidden></svg><div id=__docusaurus><div class="main"><h1>找不到页面</h1></div></div>${sheet}</body>`
  );
}

describe('the page without content', () => {
  const shell = buildShell(buildBlank());

  test('keeps what starts every page', () => {
    expect(findAssets(shell)).toEqual(findAssets(buildBlank()));
    expect(shell).toContain(scripts);
    expect(shell).toContain('property=og:image');
    expect(shell).toContain('name=viewport');
    expect(shell).toContain('<body><svg class=hidden></svg>');
  });

  test('says nothing of the page that it is made from', () => {
    expect(shell.endsWith(`<div id=__docusaurus></div>${sheet}</body>`)).toBe(true);
    expect(shell).not.toMatch(/找不到|没有这一页|noindex|canonical|og:url|<title/);
  });

  test.each([
    ['two classes', 'class="plugin-native plugin-id-default"'],
    ['one class, without quotation marks', 'class=plugin-native'],
    ['no class', ''],
  ])('is marked and has no class of a page (%s)', (_, attributes) => {
    expect(/<html[^>]*>/.exec(buildShell(buildBlank(attributes)))?.[0].replace(/ +/g, ' ')).toBe(
      '<html data-shell lang=zh-Hans dir=ltr data-has-hydrated=false>',
    );
    expect(buildShell(buildBlank(attributes))).toContain('<svg class=hidden>');
  });

  test.each(['', '<html><body></body></html>', '<div id=__docusaurus>'])('is not made of "%s"', (html) => {
    expect(() => buildShell(html)).toThrow('no root to empty');
  });
});

test('the entry script is the one that starts the pages', () => {
  expect(findEntry(buildBlank())).toBe('/assets/js/main.f8fef138.js');
  expect(findEntry('<script src="/assets/js/main.1.js" defer></script>')).toBe('/assets/js/main.1.js');
  expect(() => findEntry('<script src=/assets/js/runtime~main.1.js></script>')).toThrow('no entry script');
});
