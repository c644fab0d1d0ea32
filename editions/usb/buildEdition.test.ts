import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildEdition } from './buildEdition';
import { editionFiles } from './editionFiles';
import type { PublishedSite } from './pages/addresses';

let buildDir = '';
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(buildDir, file)), { recursive: true });
  writeFileSync(path.join(buildDir, file), text);
};
beforeEach(() => {
  buildDir = mkdtempSync(path.join(tmpdir(), 'build-'));
  write('search-index.json', '{}');
  write('assets/search/head-0123456789abcdef.txt', 'x');
  write('assets/css/s.css', 'a{b:url(/img/p.svg)}');
  write('img/p.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('index.html', page('<a href=/search#all-pages>a</a>'));
  write('search.html', page(search));
});
afterEach(() => rmSync(buildDir, { recursive: true }));

function page(content: string): string {
  return `<!doctype html><html><head><meta charset=utf-8><link rel=stylesheet href=/assets/css/s.css></head><body>
<nav><button data-part=menu></button><a data-part=brand href=/></a><a data-part=product href=/></a>
<div><a data-part=search href=/search>搜索</a></div><button data-part=colour-mode></button></nav>
<div id=__docusaurus_skipToContent_fallback><main>${content}</main></div><footer data-part=copyright></footer></body></html>`;
}

/** Elements of the search page. */
const search = `<h1>a</h1><form role=search><input name=q><button type=submit>搜索</button></form><p role=status></p>
<section aria-labelledby=all-pages><h2 id=all-pages>b</h2></section>`;

function build() {
  const site: PublishedSite = {
    url: 'https://docs.example.com',
    routes: new Set(['/', '/search']),
    redirects: new Map(),
    files: new Set(['assets/css/s.css', 'img/p.svg']),
  };
  const scripts = new Map([editionFiles.pageScript, editionFiles.searchScript].map((file) => [file, new Uint8Array()]));
  return buildEdition(
    { siteDir: process.cwd(), buildDir, site, copy: { siteUrl: site.url, date: undefined } },
    scripts,
  );
}

describe('buildEdition', () => {
  it('contains only the pages and the files they need', () => {
    write('img/unused.svg', '<svg/>');
    const edition = build();
    expect([...edition.keys()].sort()).toEqual([
      'assets/css/s.css',
      'assets/usb/page.js',
      'assets/usb/search-index/head-0123456789abcdef.js',
      'assets/usb/search-index/search-index.js',
      'assets/usb/search.js',
      'assets/usb/usb.css',
      'img/p.svg',
      'index.html',
      'search.html',
    ]);
    expect(new TextDecoder().decode(edition.get('assets/css/s.css'))).toBe('a{b:url("../../img/p.svg")}');
  });

  it('throws for a dead link', () => {
    write('index.html', page('<a href=/search#none>a</a>'));
    expect(build).toThrow('index.html: "search.html#none": no such anchor');
  });

  it('throws when a page has a code block without a copy button', () => {
    write('index.html', page('<pre><code>a</code></pre>'));
    expect(build).toThrow('usb: index.html: the theme does not render [data-part="copy"]');
  });
});
