import { describe, expect, it } from 'vitest';
import { buildSynonymTable } from './synonyms';
import { listTaiwanSynonyms } from './taiwanSynonyms';
import { buildTraditional } from './traditional';

describe('synonyms', () => {
  const names = [{ names: ['命令下发', 'command delivery'], synonyms: ['指令下发', '命令下发', ''] }];

  it('lead to the first name that the pages contain', () => {
    expect(buildSynonymTable(names, '……命令下发……')).toEqual([
      { from: 'command delivery', to: '命令下发' },
      { from: '指令下发', to: '命令下发' },
    ]);
    expect(buildSynonymTable(names, 'Command  Delivery')).toEqual([
      { from: '命令下发', to: 'command delivery' },
      { from: '指令下发', to: 'command delivery' },
    ]);
  });

  it('are unique regardless of width, case and spaces next to Chinese; Latin words with and without a space are two', () => {
    const synonyms = ['SN 码', 'sn码', 'ＳＮ码', 'log in', 'Log  in', 'login', '登录 页'];
    expect(buildSynonymTable([{ names: ['序列号'], synonyms }], '序列号').map((name) => name.from)).toEqual([
      'Log in',
      'login',
      'ＳＮ码',
      '登录 页',
    ]);
  });

  it('omit names that no page contains, and empty ones', () => {
    expect(buildSynonymTable(names, '设备接入')).toEqual([]);
    expect(buildSynonymTable([{ names: ['', ' \u200b'], synonyms: ['x'] }], '设备接入')).toEqual([]);
  });

  it('are normalised like pages: one line, without invisible characters', () => {
    const source = { names: ['设\u200b备'], synonyms: ['a\nb\x1fc'] };
    expect(buildSynonymTable([source], '设备')).toEqual([{ from: 'a bc', to: '设备' }]);
  });

  it.each([
    ['软体', '软件'],
    ['程式', '程序'],
    ['网路', '网络'],
    ['伺服器', '服务器'],
    ['设定', '设置'],
    ['资料', '数据'],
    ['预设', '默认'],
    ['讯号', '信号'],
    ['韧体', '固件'],
    ['变数', '变量'],
    ['连线', '连接'],
  ])('include the Taiwan wording %s for %s', (from, to) => {
    expect(buildSynonymTable(listTaiwanSynonyms(), `页面上的${to}`)).toContainEqual({ from, to });
  });
});

describe('traditional characters', () => {
  const pairs = buildTraditional(new Set('设备网络乾')).match(/../gsu) ?? [];

  it('lead to the simplified ones of the pages, in Hong Kong and Taiwan forms', () => {
    expect(pairs).toEqual(expect.arrayContaining(['設设', '備备', '網网', '絡络']));
    expect(pairs).not.toContain('閥阀');
  });

  it('omit characters of pages and common words', () => {
    expect(pairs.filter((pair) => /^[乾著只]/u.test(pair))).toEqual([]);
  });
});
