import { expect, it } from 'vitest';
import { maxQueryChars } from '../../protocol/limits';
import { createPageAddressRewriter } from './pageAddress';

const long = '/docs/automation/common_functions/modbus_tcp/weinview';
const pages = [
  ['/docs/janus/user/faq', 'Janus 常见问题'],
  ['/docs/attachment/VNC_winCE', '用 VNC 查看'],
  ['/docs', '全部'],
  [`${long}-with-gus`, '威纶通'],
  [`${long}-tcp`, '网络'],
  ['/docs/neptune/faq/', '常见问题'],
  ['/docs/triton/faq/', '常见问题'],
  ['/docs/triton/developer/run', '运行'],
  ['/docs/motion/axis-config', '轴配置'],
  ['/docs/motion/ip-port', '端口'],
].map(([url = '', title = '']) => ({ url, title, product: `product of ${title}`, keywords: [] }));

const read = createPageAddressRewriter(
  pages,
  pages.map(({ title }) => title.toLowerCase()),
);
const titlesOf = (query: string) => read(query).map(({ text }) => text);
const cut = (query: string) => query.slice(0, maxQueryChars);

it('rewrites the address of a page as its title, for its product', () => {
  expect(read('/docs/janus/user/faq')).toEqual([
    { text: 'Janus 常见问题', weight: 1, product: 'product of Janus 常见问题' },
  ]);
});

it.each([
  ['https://docs.example.com/docs/janus/user/faq', 'Janus 常见问题'],
  ['http://10.0.0.1:8080/docs/janus/user/faq/', 'Janus 常见问题'],
  ['https://docs.example.com/docs/janus/user/faq#断线', 'Janus 常见问题'],
  ['/docs/janus/user/faq?a=b#c', 'Janus 常见问题'],
  ['/docs/janus/user/faq.html', 'Janus 常见问题'],
  ['/docs/attachment/vnc_wince', '用 VNC 查看'],
  ['/docs', '全部'],
  ['janus/user/faq', 'Janus 常见问题'],
  ['docs/janus/user/faq.md', 'Janus 常见问题'],
  ['../user/faq.mdx#断线', 'Janus 常见问题'],
  ['vnc_wince', '用 VNC 查看'],
  ['run.md', '运行'],
  ['./run', '运行'],
  ['/docs/neptune/faq', '常见问题'],
  ['/docs/neptune/faq/', '常见问题'],
  ['janus 常见问题 | janus | 工业物联网', 'Janus 常见问题'],
  ['janus 常见问题 | 工业物联网', 'Janus 常见问题'],
  ['常见问题 | triton | 工业物联网', '常见问题'],
  [cut(`http://d${long}-with-gus`), '威纶通'],
  ['docs.example.com/docs/janus/user/faq#断线', 'Janus 常见问题'],
  ['10.0.0.1:8080/docs/janus/user/faq', 'Janus 常见问题'],
  ['axis configuration', '轴配置'],
  ['axis config', '轴配置'],
])('finds the page of %s: %s', (query, title) => {
  expect(titlesOf(query)).toEqual([title]);
});

it('finds up to a dozen pages for a truncated address, and none for more', () => {
  expect(titlesOf(cut(`http://docs${long}`))).toEqual(['威纶通', '网络']);
  const many = (count: number) => Array.from({ length: count }, () => ({ ...pages[3], url: `${long}-x` }));
  const countPages = (count: number) =>
    createPageAddressRewriter(many(count) as typeof pages, [])(cut(`http://docs.example.com${long}`)).length;
  expect([countPages(12), countPages(13)]).toEqual([12, 0]);
});

it.each([
  ['a part of an address', '/docs/janus/user'],
  ['an end of two', 'faq.md'],
  ['a word', 'run'],
  ['a folder', 'docs/janus'],
  ['the end of a name', 'wince.md'],
  ['no title of a page', '常见 | triton | 工业物联网'],
  ['the title of two', '常见问题 | 工业物联网'],
  ['one with something behind it', '/docs/janus/user/faq 在哪'],
  ['one behind something', '看 /docs/janus/user/faq'],
  ['a word less than an address has', 'configuration'],
  ['a word more', 'axis configuration page'],
  ['two letters that begin too much', 'iphone portal'],
  ['words in another order', 'configuration axis'],
  ['a host', 'https://docs.example.com'],
  ['the home page', 'https://docs.example.com/'],
  ['nothing', ''],
  ['the beginning of one that was not cut off', `${long}-with`],
])('finds no page for %s', (_what, query) => {
  expect(titlesOf(query)).toEqual([]);
});
