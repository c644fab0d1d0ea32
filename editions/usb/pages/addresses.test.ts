import { describe, expect, it } from 'vitest';
import { pageFileOf } from '../protocol/names';
import { type PublishedSite, relativeAddress, resolveAddress, resolveCss, resolveSrcset } from './addresses';

const site: PublishedSite = {
  url: 'https://docs.example.com',
  routes: new Set(['/', '/search', '/docs/a', '/docs/b/c', '/docs/b/d', '/docs/b']),
  redirects: new Map([['/docs', '/docs/a']]),
  files: new Set(['img/logo.svg', 'docs/a.md', 'contracts/x y.yaml', 'licenses.txt']),
};
const from = (route: string) => (address: string) => resolveAddress(address, route, site).address;

describe('an address in a page two folders deep', () => {
  const resolve = from('/docs/b/c');

  it.each([
    ['/', '../../index.html'],
    ['/docs/a', '../a.html'],
    ['/docs/a/', '../a.html'],
    ['/docs/a.html', '../a.html'],
    ['/docs/a/index.html', '../a.html'],
    ['/docs/b', '../b.html'],
    ['/docs/b/d#%E5%90%8D', 'd.html#%E5%90%8D'],
    ['/docs/b/c', 'c.html'],
    ['d?x=1#y', 'd.html?x=1#y'],
    ['#here', '#here'],
    ['/search?q=%E8%AE%BE', '../../search.html?q=%E8%AE%BE'],
    ['/search#all-pages', '../../search.html#all-pages'],
    ['/docs', '../a.html'],
    ['/docs/a.md', '../a.md'],
    ['/img/logo.svg', '../../img/logo.svg'],
    ['/contracts/x%20y.yaml', '../../contracts/x%20y.yaml'],
    ['https://docs.example.com/docs/a#b', '../a.html#b'],
    ['mailto:docs@example.com', 'mailto:docs@example.com'],
    ['https://other.example/docs/a', 'https://other.example/docs/a'],
  ])('resolves %s to %s', (address, expected) => {
    expect(resolve(address)).toBe(expected);
  });

  it.each([
    ['/releases.xml', 'https://docs.example.com/releases.xml'],
    ['/docs/none#x', 'https://docs.example.com/docs/none#x'],
    ['/docs/%ZZ', 'https://docs.example.com/docs/%ZZ'],
    ['//evil.example/docs/a', 'https://evil.example/docs/a'],
    ['/\\evil.example/docs/a', 'https://evil.example/docs/a'],
    ['https://docs.example.com@evil.example/docs/a', 'https://docs.example.com@evil.example/docs/a'],
    ['https://docs.example.com:8443/docs/a', 'https://docs.example.com:8443/docs/a'],
    ['/docs/%2e%2e%2f..%2fsecret', 'https://docs.example.com/docs/%2e%2e%2f..%2fsecret'],
    ['../../../../etc/passwd', 'https://docs.example.com/etc/passwd'],
  ])('resolves %s, which is not in the edition, to %s', (address, expected) => {
    expect(resolveAddress(address, '/docs/b/c', site)).toEqual({ address: expected });
  });

  it.each(['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'https://'])(
    'throws for %j',
    (address) => {
      expect(() => resolve(address)).toThrow('usb: /docs/b/c');
    },
  );
});

it('returns the target file of an address', () => {
  expect(resolveAddress('/docs/a#x', '/', site)).toEqual({ address: 'docs/a.html#x', file: 'docs/a.html' });
  expect(resolveAddress('#x', '/docs/a', site)).toEqual({ address: '#x', file: 'docs/a.html' });
});

it('encodes file names', () => {
  expect(relativeAddress('docs/a.html', 'img/a b#c?.svg')).toBe('../img/a%20b%23c%3F.svg');
});

it('keeps the descriptors of a srcset', () => {
  expect(resolveSrcset('/img/logo.svg 1x,  /img/logo.svg 2x ,', from('/docs/a'))).toBe(
    '../img/logo.svg 1x, ../img/logo.svg 2x',
  );
});

it('rewrites the addresses of a style sheet except inline images', () => {
  const inline = `url("data:image/svg+xml;utf8,<svg fill=\\"red\\" d='(1)'/>")`;
  const css = `a{b:url(/img/x.svg)}c{d:${inline} 50%,url( '/img/y.svg' )}e{f:url(#id)}`;
  expect(resolveCss(css, (address) => `../..${address}`)).toBe(
    `a{b:url("../../img/x.svg")}c{d:${inline} 50%,url("../../img/y.svg")}e{f:url(#id)}`,
  );
});

it('pageFileOf returns the file of a path with query and hash', () => {
  expect(['/', '/docs/a', '/docs/a?x#b', '/docs/a#b?c'].map(pageFileOf)).toEqual([
    'index.html',
    'docs/a.html',
    'docs/a.html?x#b',
    'docs/a.html#b?c',
  ]);
});
