import { expect, it } from 'vitest';
import { type CorpusSource, type SourcePage, buildCorpus } from './buildCorpus';

const page: SourcePage = {
  url: '/a',
  product: '网关',
  keywords: [],
  html: '<main><h1>设备接入</h1><p>正文</p></main>',
};
const build = (pages: readonly SourcePage[], more: Partial<CorpusSource> = {}) =>
  buildCorpus({ language: 'zh-Hans', docusaurusTag: 't', body: 'main', names: [], pages, ...more });

it('accepts pages of other sites: text in any element, title in a heading', () => {
  const { head, texts } = build([page, { ...page, url: '/b', title: '接入' }]);
  expect(head.pages.map(({ title }) => title)).toEqual(['设备接入', '接入']);
  expect(texts.flatMap(({ sections }) => sections.map(({ content }) => content))).toEqual(['正文', '设备接入\n正文']);
});

it('normalises products, and joins those that become equal', () => {
  const products = ['网关\u200b', '平台', ' 网\n关', '网关'];
  const { head } = build(products.map((product, place) => ({ ...page, url: `/${String(place)}`, product })));
  expect(head.pages.map(({ url, product }) => [url, product])).toEqual([
    ['/0', '网关'],
    ['/3', '网关'],
    ['/1', '平台'],
    ['/2', '网 关'],
  ]);
});

it('reports an address of two pages', () => {
  expect(() => build([page, { ...page, url: '/b' }, { ...page, title: '别的' }])).toThrow('address /a');
});

it.each(['guide', 'https://example.com/guide', '//guide', '/guide?a=b', '/guide#top', '/guide\n', '/a guide', ''])(
  'reports an address that is not a path below the root: %j',
  (url) => {
    expect(() => build([page, { ...page, url }])).toThrow(`"${url}" is no path`);
  },
);

it.each(['/', '/guide/', '/%E6%8C%87%E5%8D%97', '/指南.html'])('accepts any other address: %s', (url) => {
  expect(build([page, { ...page, url }]).head.pages).toHaveLength(2);
});

it.each(['a\nb', 'a\x1d', '\ue5e5', '\ud83d'])('reports a page with an id that files cannot contain: %j', (id) => {
  const html = `<main><h1>设备接入</h1><h2 id="${id}">地址</h2></main>`;
  expect(() => build([page, { ...page, url: '/b', html }])).toThrow(
    `/b has a heading with the id ${JSON.stringify(id)}`,
  );
});

it.each([
  ['text', { html: '<p>正文</p>' }],
  ['title', { html: '<main><h1> \u200b</h1><p>正文</p></main>' }],
])('reports a page without %s', (_what, change) => {
  expect(() => build([page, { ...page, url: '/b', ...change }])).toThrow('/b');
});
