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
  write('search.html', page('<h2 id=all-pages>b</h2>'));
});
afterEach(() => rmSync(buildDir, { recursive: true }));

function page(
  content: string,
  buttons = '<button aria-label=复制代码到剪贴板></button><button>打印本页</button>',
): string {
  return `<!doctype html><html><head><meta charset=utf-8><link rel=stylesheet href=/assets/css/s.css></head><body>
<button class=navbar__toggle></button><div class=navbarSearchContainer><a href=/search>搜索</a></div>
<button aria-label=切换浅色/暗黑模式></button><div class=theme-layout-main><main>${content}${buttons}</main></div></body></html>`;
}

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

  it('throws when a kind of control is on no page', () => {
    for (const file of ['index.html', 'search.html'])
      write(file, page('<h2 id=all-pages>b</h2>', '<button>打印</button>'));
    expect(build).toThrow('no page has a control "copy"\nno page has a control "print"');
  });
});
