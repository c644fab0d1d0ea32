import { describe, expect, test } from 'vitest';
import { findAssets } from '../protocol/findAssets';
import { buildShell, findEntry } from './buildShell';

const sheet = '<link rel=stylesheet href=/assets/css/styles.ac9663cf.css>';
const scripts =
  '<script>!function(){document.documentElement.setAttribute("data-theme","light")}()</script><style>a{}</style>' +
  '<script src=/assets/js/runtime~main.be486e06.js defer></script><script src=/assets/js/main.f8fef138.js defer></script>';

/** Builds a page as Docusaurus writes it, with page-specific attributes. */
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

describe('buildShell', () => {
  const shell = buildShell(buildBlank());

  test('keeps the scripts, styles and metadata shared by all pages', () => {
    expect(findAssets(shell)).toEqual(findAssets(buildBlank()));
    expect(shell).toContain(scripts);
    expect(shell).toContain('property=og:image');
    expect(shell).toContain('name=viewport');
    expect(shell).toContain('<body><svg class=hidden></svg>');
  });

  test('removes the content and metadata of the source page', () => {
    expect(shell.endsWith(`<div id=__docusaurus></div>${sheet}</body>`)).toBe(true);
    expect(shell).not.toMatch(/找不到|没有这一页|noindex|canonical|og:url|<title/);
  });

  test.each([
    ['two classes', 'class="plugin-native plugin-id-default"'],
    ['one class, without quotation marks', 'class=plugin-native'],
    ['no class', ''],
  ])('marks the shell and removes page classes (%s)', (_, attributes) => {
    expect(/<html[^>]*>/.exec(buildShell(buildBlank(attributes)))?.[0].replace(/ +/g, ' ')).toBe(
      '<html data-shell lang=zh-Hans dir=ltr data-has-hydrated=false>',
    );
    expect(buildShell(buildBlank(attributes))).toContain('<svg class=hidden>');
  });

  test.each(['', '<html><body></body></html>', '<div id=__docusaurus>'])('throws for "%s"', (html) => {
    expect(() => buildShell(html)).toThrow('no root element');
  });
});

test('findEntry returns the main script, not the runtime', () => {
  expect(findEntry(buildBlank())).toBe('/assets/js/main.f8fef138.js');
  expect(findEntry('<script src="/assets/js/main.1.js" defer></script>')).toBe('/assets/js/main.1.js');
  expect(() => findEntry('<script src=/assets/js/runtime~main.1.js></script>')).toThrow('no entry script');
});
