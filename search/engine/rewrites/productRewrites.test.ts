import { describe, expect, it } from 'vitest';
import { rewriteWeights } from '../weights';
import { createProductRewriter } from './productRewrites';

const pageOf = ([url, product]: readonly [string, string]) => ({ url, product, title: '', keywords: [] });

const weight = 0.8 * rewriteWeights.productFilter;

/** Returns the queries that rewrites of weight 0.8 become. */
const asks = (pages: readonly (readonly [string, string])[], ...texts: string[]) =>
  createProductRewriter(pages.map(pageOf))(texts.map((text) => ({ text, weight: 0.8 })));

const pages = [
  ['/docs/janus/user/faq', '边缘'],
  ['/docs/janus/api/list', '边缘'],
  ['/docs/open-platform/user/start', '开放'],
  ['/docs/open-platform/user/more', '开放'],
  ['/docs/glossary', '其他'],
] as const;

const named = [
  ['/docs/janus/faq', '边缘计算系统'],
  ['/docs/neptune/faq', '工业云平台'],
  ['/docs/panel/faq', '低代码 HMI 组态'],
  ['/docs/motion/faq', '低代码控制'],
] as const;

describe('a product name in a query', () => {
  it.each([
    ['janus 备份', '备份'],
    ['备份 janus', '备份'],
    ['janus备份', '备份'],
    ['在janus里备份', '在 里备份'],
    ['open-platform 令牌', '令牌'],
    ['open platform 令牌', '令牌'],
    ['openplatform令牌', '令牌'],
    ['janus 怎么用 备份', '怎么用 备份'],
  ])('restricts the rest to the product: %s', (text, query) => {
    const product = text.includes('janus') ? '边缘' : '开放';
    expect(asks(pages, text)).toEqual([{ text: query, weight, product }]);
  });

  it.each([
    ['is nothing but the name', 'janus'],
    ['says nothing else than how', 'janus 怎么用'],
    ['names two', 'janus open-platform 区别'],
    ['names none', '备份'],
    ['has the name inside a word', 'janusx 备份'],
    ['has it at the end of one', 'xjanus 备份'],
    ['has it in a file', 'janus.ini 备份'],
    ['has it in a path', '/var/lib/janus 备份'],
    ['has it in an address', 'mqtt.janus 备份'],
    ['has it in an identifier', 'janus_send 备份'],
    ['has it behind a joiner', 'my-janus 备份'],
    ['names a folder of two products', 'user 备份'],
    ['names a folder that not all pages lie in', 'api 备份'],
    ['names a folder that every page lies in', 'docs 备份'],
  ])('does not match when it %s', (_what, text) => {
    expect(asks(pages, text)).toEqual([]);
  });

  it.each([
    ['边缘计算 备份', '备份', '边缘计算系统'],
    ['备份 边缘计算', '备份', '边缘计算系统'],
    ['多久 云平台 备份', '多久 备份', '工业云平台'],
    ['hmi组态 备份', '备份', '低代码 HMI 组态'],
    ['janus 边缘计算 备份', '边缘计算 备份', '边缘计算系统'],
    ['边缘计算备份', '备份', '边缘计算系统'],
    ['边缘计算备份 多久', '备份 多久', '边缘计算系统'],
  ])("matches a part of the product's own name, too: %s", (text, query, product) => {
    expect(asks(named, text)).toEqual([{ text: query, weight, product }]);
  });

  it.each([
    ['is nothing else', '云平台'],
    ['is too short', '边缘 备份'],
    ['is inside a word', '离线边缘计算备份'],
    ['is in front of letters', '边缘计算ftp'],
    ['is of two products', '边缘计算 工业云平台'],
    ['is in two names', '低代码 备份'],
    ['has something else in it', '边缘-计算 备份'],
    ['has no Han character', 'hmi 备份'],
  ])('does not match a part of its own name that %s', (_what, text) => {
    expect(asks(named, text)).toEqual([]);
  });

  it('matches in each rewrite separately', () => {
    expect(asks(pages, '备份', 'janus 备份', 'janus 存储').map(({ text }) => text)).toEqual(['备份', '存储']);
  });

  it('is that of the outermost folder', () => {
    const deep = [
      ['/docs/janus/user/faq', '边缘'],
      ['/docs/neptune/faq', '云'],
    ] as const;
    expect(asks(deep, 'user 备份')).toEqual([]);
    expect(asks(deep, 'janus 备份')).toHaveLength(1);
  });

  it('is not a folder of only some of its pages, nor a page', () => {
    const parted = [
      ['/a/janus/faq', '边缘'],
      ['/b/janus/faq', '边缘'],
      ['/c/start', '云'],
    ] as const;
    expect(asks(parted, 'a 备份', 'b 备份', 'faq 备份', 'start 备份')).toEqual([]);
    expect(asks(parted, 'janus 备份')).toHaveLength(1);
    expect(asks([...parted, ['/d/more', '云']], 'c 备份')).toEqual([]);
  });

  it('consists of letters and digits', () => {
    const odd = [
      ['/资料/Line(2/faq', '二'],
      ['/资料/说明/faq', '三'],
    ] as const;
    expect(asks(odd, 'line2 备份', '说明 备份', ' 备份')).toEqual([{ text: '备份', weight, product: '二' }]);
  });

  it('is ignored when there is only one product', () => {
    expect(asks([['/docs/janus/faq', '边缘']], 'janus 备份', 'docs 备份')).toEqual([]);
    expect(asks([], 'janus 备份')).toEqual([]);
  });
});
