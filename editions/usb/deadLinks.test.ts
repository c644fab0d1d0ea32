import { describe, expect, it } from 'vitest';
import { findDeadLinks, findUnportableNames } from './deadLinks';

function examine(files: Readonly<Record<string, string>>) {
  const encoder = new TextEncoder();
  return findDeadLinks(new Map(Object.entries(files).map(([file, text]) => [file, encoder.encode(text)])));
}

const target = { 'a.html': '<h1 id="名">x</h1>', 'img/p.svg': '<svg/>', 'x.md': '#' };

describe('findDeadLinks', () => {
  it('checks pages, style sheets and images', () => {
    const page = '<a href="../a.html#%E5%90%8D"></a><a href="#top"></a><p id="top"></p><img srcset="../img/p.svg 1x">';
    const files = {
      ...target,
      'docs/b.html': page,
      'c/s.css': 'a{b:url("../img/p.svg")}',
      'img/q.svg': '<image href="p.svg"/>',
    };
    expect(examine(files)).toEqual({ examined: 5, dead: [] });
  });

  it.each([
    '<a href="b.html"></a>',
    '<a href="a.html#none"></a>',
    '<a href="#none"></a>',
    '<a href="/a.html"></a>',
    '<a href="//a.html"></a>',
    '<a href="../a.html"></a>',
    '<a href="../of-the-edition-2/a.html"></a>',
    '<a href="file:../of-the-edition-2/a.html"></a>',
    '<a href="javascript:x"></a>',
    '<a href="a.html%ZZ"></a>',
    '<img src="img/none.svg">',
    '<img srcset="img/p.svg 1x, img/none.svg 2x">',
    '<form action="search.html"></form>',
    '<noscript><a href="none.html"></a></noscript>',
    '<svg><use href="#none"></use></svg>',
  ])('reports %s', (markup) => {
    expect(examine({ ...target, 'page.html': markup }).dead).toHaveLength(1);
  });

  it('reports dead links in style sheets and images', () => {
    expect(examine({ 's.css': 'a{b:url(none.svg)}@import "none.css";' }).dead).toHaveLength(2);
    expect(examine({ 'p.svg': '<image href="none.png"/>' }).dead).toHaveLength(1);
  });

  it('ignores web and mail addresses', () => {
    expect(examine({ 'a.html': '<a href="https://x.example/"></a><a href="mailto:a@x.example"></a>' })).toEqual({
      examined: 0,
      dead: [],
    });
  });
});

it('findUnportableNames reports names that Windows or an old unzip does not support', () => {
  expect(findUnportableNames(['a/b.html', 'a/c-d_e.svg', '~x/1.bin'])).toEqual([]);
  expect(findUnportableNames(['a/B.html', 'a/b.html'])).toEqual(['a/b.html and a/B.html differ in case only']);
  for (const name of ['说明.txt', 'a b.html', 'docs/con.html', 'aux', 'a./b', 'a\\b', '../a?']) {
    expect(findUnportableNames([name])).toEqual([`${name}: use ASCII letters, digits and . _ -`]);
  }
  expect(findUnportableNames([`${'a'.repeat(150)}.md`])).toHaveLength(1);
});
