import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import type { PublishedSite } from './addresses';
import { buildEditionPage } from './editionPage';
import { attribute, listElements, textOf } from './elements';

const site: PublishedSite = {
  url: 'https://docs.example.com',
  routes: new Set(['/', '/search', '/docs/a', '/docs/b/c']),
  redirects: new Map(),
  files: new Set(['assets/css/s.css', 'assets/images/p.svg', 'img/logo.svg', 'docs/b/c.md']),
};
const copy = { siteUrl: site.url, date: '2026-11-22' };

const published = `<!doctype html><html lang=zh-Hans data-has-hydrated=false><head><meta charset=UTF-8>
<meta name=generator content=x><title data-rh=true>标题</title><meta name=description content=d>
<meta property=og:url content=https://docs.example.com/docs/b/c><link rel=canonical href=https://docs.example.com/docs/b/c>
<link rel=icon href=/img/logo.svg><script>boot()</script><link rel=stylesheet href=/assets/css/s.css integrity=sha384-x>
<script src=/assets/js/main.js defer integrity=sha384-y></script></head><body><nav class=navbar>
<button data-part=menu class=clean-btn aria-label=切换导航栏 aria-expanded=false type=button></button>
<a data-part=brand href=/>标题</a><a data-part=product href=/docs/a>产品</a>
<div data-part=dropdown class=navbar__item><button>简体中文</button><ul><li><a href=/docs/b/c>中文</a></ul></div>
<div><a data-part=search href=/search>搜索</a></div>
<div class="toggle_v needs-script"><button data-part=colour-mode disabled aria-label=切换浅色/暗黑模式（当前为跟随系统）></button></div></nav>
<div id=__docusaurus_skipToContent_fallback><button class="theme-back-to-top-button">回到顶部</button>
<aside><nav><ul><li class=menu__list-item><div><a class="menu__link menu__link--sublist" href=/docs/a>类别</a><button data-part=caret></button></div></ul></nav><div data-part=filter class=needs-script><input type=search></div></aside>
<main><h1 id=t>标题</h1><article><div class=theme-doc-toc-mobile><button data-part=contents-toggle>本页总览</button></div><h2 id=u>节</h2>
<div><button data-part=copy aria-label=复制代码到剪贴板>复制</button><span aria-live=polite></span><pre><code>x</code></pre></div>
<picture><source srcset="/assets/images/p.svg 1x, /assets/images/p.svg 2x"><img src=/assets/images/p.svg></picture></article>
<form role=search action=/search method=get><input name=q><button type=submit>搜索</button></form><p role=status></p>
<noscript><a href=/docs/a>没有脚本</a></noscript><section aria-labelledby=all-pages></section>
<a href="/search?q=1#all-pages">a</a><a href=/docs/b/c.md>md</a><a href=/releases.xml>feed</a><a href=#t>t</a>
<button type=button class=needs-script>复制为 Markdown</button><button data-part=print type=button class=needs-script>打印本页</button></main></div>
<nav data-part=contents><ul class=table-of-contents><li><a href=#t>标题</a></ul></nav>
<footer><div data-part=copyright><div>Copyright</div></div></footer><script type=application/ld+json>{}</script></body></html>`;

function build(route: string) {
  const page = buildEditionPage(published, route, site, copy);
  const elements = listElements(parse(page.html, { scriptingEnabled: false }));
  const select = (tagName: string) => elements.filter((element) => element.tagName === tagName);
  const values = (tagName: string, name: string) => select(tagName).map((element) => attribute(element, name));
  return { ...page, elements, select, values };
}

describe('a page of the edition', () => {
  const { values, select, needs, elements, html } = build('/docs/b/c');

  it('keeps only useful head elements and places the policy before any resource', () => {
    expect(values('meta', 'name').filter(Boolean)).toEqual(['description']);
    const [charset, policy] = select('meta');
    expect(charset && attribute(charset, 'charset')).toBe('UTF-8');
    expect(policy && attribute(policy, 'http-equiv')).toBe('Content-Security-Policy');
    expect(values('link', 'href')).toEqual([
      '../../img/logo.svg',
      '../../assets/css/s.css',
      '../../assets/usb/usb.css',
    ]);
    expect(values('script', 'src')).toEqual(['../../assets/usb/page.js']);
    expect(html).not.toMatch(/integrity|og:|canonical|data-rh|ld\+json|boot\(\)/);
  });

  it('links to files, also in noscript, srcset and forms', () => {
    const links = values('a', 'href');
    expect(links).toContain('../a.html');
    expect(links).toContain('../../search.html?q=1#all-pages');
    expect(links).toContain('c.md');
    expect(links).toContain('https://docs.example.com/releases.xml');
    expect(links).toContain('#t');
    expect(values('source', 'srcset')).toEqual(['../../assets/images/p.svg 1x, ../../assets/images/p.svg 2x']);
    expect(values('form', 'action')).toEqual(['../../search.html', '../../search.html']);
    expect(select('noscript').map(textOf)).toEqual(['没有脚本']);
    expect(
      elements.flatMap((element) => attribute(element, 'href') ?? []).filter((href) => href.startsWith('/')),
    ).toEqual([]);
  });

  it('has a search field of 64 characters', () => {
    expect(values('input', 'maxlength')[0]).toBe('64');
  });

  it('lists the files it needs', () => {
    expect([...needs].sort()).toEqual([
      'assets/css/s.css',
      'assets/images/p.svg',
      'docs/a.html',
      'docs/b/c.html',
      'docs/b/c.md',
      'img/logo.svg',
      'index.html',
      'search.html',
    ]);
  });

  it('has no button without function', () => {
    const buttons = select('button').map((button) => attribute(button, 'data-part') ?? attribute(button, 'type'));
    expect(buttons).toEqual(['menu', 'submit', 'colour-mode', 'copy', 'submit', 'print']);
    expect(values('button', 'disabled').filter((value) => value !== undefined)).toEqual([]);
    expect(html).not.toContain('dropdown');
    expect(html).not.toContain('data-part=filter');
    expect(values('a', 'class').join(' ')).toContain('menu__link--sublist menu__link--sublist-caret');
  });

  it('shows the table of contents without a script', () => {
    expect(values('details', 'class')).toEqual(['theme-doc-toc-mobile usb-contents']);
    expect(select('details').map(textOf)).toEqual(['本页总览标题']);
  });

  it('ends with a note that it is a copy, with its date', () => {
    expect(select('footer').map(textOf)).toEqual(['Copyright离线版，内容截至 2026-11-22']);
    expect(html).not.toContain('usb-notice');
  });
});

it('starts the home page with a notice', () => {
  const { html } = build('/');
  expect(html).toMatch(/usb-notice.*离线版，内容截至 .*https:\/\/docs\.example\.com.*<h1/s);
});

it('adds the search script but no second field to the search page', () => {
  const { values } = build('/search');
  expect(values('script', 'src')).toEqual(['assets/usb/page.js', 'assets/usb/search.js']);
  expect(values('form', 'action')).toEqual(['search.html']);
});

it('omits the date without repository history', () => {
  const { html } = buildEditionPage(published, '/', site, { ...copy, date: undefined });
  expect(html).toContain('<strong>离线版</strong>');
  expect(html).not.toContain('截至');
});

it('throws for a javascript: address', () => {
  const attack = published.replace('href=/releases.xml', 'href="javascript:alert(1)"');
  expect(() => buildEditionPage(attack, '/docs/b/c', site, copy)).toThrow('has an unsupported scheme');
});

describe('buildEditionPage of a changed theme', () => {
  const buildWithout = (text: string | RegExp, route: string) => () =>
    buildEditionPage(published.replace(text, ''), route, site, copy);

  it.each([
    'brand',
    'caret',
    'colour-mode',
    'contents',
    'contents-toggle',
    'copy',
    'copyright',
    'dropdown',
    'filter',
    'menu',
    'print',
    'product',
    'search',
  ])('throws for a doc without the part %s', (part) => {
    const build = buildWithout(new RegExp(` data-part=${part}(?=[ >])`), '/docs/b/c');
    expect(build).toThrow(`usb: docs/b/c.html: the theme does not render [data-part="${part}"]`);
  });

  it('throws for a category without a sidebar, and for a sidebar without a list', () => {
    expect(buildWithout(/<.?aside>/g, '/docs/category/a')).toThrow('does not render aside nav ul');
    expect(buildWithout(/<.?aside>/g, '/docs/b/c')).not.toThrow();
    expect(buildWithout(/(?<=<aside>)<nav>/, '/docs/b/c')).toThrow('does not render aside nav ul');
  });

  it.each([
    ['<h1 id=t>', 'h1'],
    ['role=search', 'form[role="search"]'],
    ['name=q', 'input[name="q"]'],
    ['type=submit', 'button[type="submit"]'],
    ['role=status', '[role="status"]'],
    ['aria-labelledby=all-pages', 'section[aria-labelledby="all-pages"]'],
  ])('throws for a search page without %s', (text, selector) => {
    expect(buildWithout(text, '/search')).toThrow(`usb: search.html: the theme does not render main ${selector}`);
    expect(buildWithout(text, '/docs/b/c')).not.toThrow();
  });

  it('accepts a home page without the parts of a doc', () => {
    expect(buildWithout(' data-part=print', '/')).not.toThrow();
  });
});
