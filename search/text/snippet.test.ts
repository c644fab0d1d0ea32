import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Range } from '../protocol/markedText';
import { isInsideCharacter } from './characters';
import { findAll, mergeRanges, snapRanges } from './ranges';
import { findSnippet } from './snippet';

const rangesOf = (text: string, ...words: string[]) => mergeRanges(words.flatMap((word) => findAll(text, word)));

function cut(text: string, words: number, ...matched: string[]): string {
  const { start, end } = findSnippet(text, rangesOf(text, ...matched), words);
  return text.slice(start, end);
}

describe('a snippet', () => {
  // spec: snippet-counts-han-pairs
  it('counts two Han characters as one word', () => {
    expect(cut('设备接入系统以后选择通信协议再配置地址', 5)).toBe('设备接入系统以后选择');
  });

  it('begins a little before the match', () => {
    expect(cut('设备接入系统以后选择通信协议再配置地址', 5, '协议')).toBe('选择通信协议再配置地');
  });

  it('does not begin in the sentence before its match', () => {
    expect(cut('先接好电源。再配置地址和端口', 5, '配置')).toBe('再配置地址和端口');
  });

  it('shows the passage with most of the query', () => {
    expect(cut('连接。设备接入系统以后选择通信协议再设置连接的超时', 5, '连接', '超时')).toContain('连接的超时');
  });

  it('shows the first of equal passages', () => {
    const both = '连接超时。设备接入系统以后选择通信协议，再读写所有连接。';
    expect(cut(both, 5, '连接', '超时')).toContain('连接超时');
    const twice = '选择第一个连接的人。设备接入系统以后选择通信协议再读写连接的值。';
    expect(cut(twice, 5, '连接')).toContain('第一个连接');
  });

  it('counts every match of a passage', () => {
    const text = '先看选择器的说明书和其他附件。通信协议规定了连接的超时值和重试';
    expect(cut(text, 6, '选择器', '协议', '超时')).toBe('通信协议规定了连接的超时');
  });

  it('prefers different words to repetitions', () => {
    const text = '连接和连接和连接和连接。设备接入系统以后选择通信协议再设置连接的超时';
    expect(cut(text, 6, '连接', '超时')).toContain('连接的超时');
    expect(cut('连接再设备接入系统以后。选择连接和连接', 4, '连接')).toContain('连接和连接'); // with equal scores
  });

  it('prefers different words to any number of repetitions', () => {
    const text = `${'读设备。'.repeat(200)}心跳间隔。`;
    expect(cut(text, 5, '设备', '心跳')).toContain('心跳');
  });

  it('contains no half of a match, which is another word', () => {
    expect(cut('连接之后再心跳的变化', 3, '连接', '心跳')).toBe('连接之后再');
    expect(cut('再看看连接之后心跳停', 3, '连接', '心跳', '停')).toBe('之后心跳停');
    const halfOfAnother = '连接之后再心跳的变化停止以后。连接和连接的事情';
    expect(cut(halfOfAnother, 3, '连接', '心跳')).toBe('连接和连接的');
    expect(cut('通信协议规定的值', 3, '通信协议规定的')).toBe('通信协议规定'); // except of one that is longer than it
  });

  it('prefers a row that begins with a name, or has it as a cell, to a mention', () => {
    const rows = (...lines: string[]) => lines.join('\n');
    const named = rows('当前速度 | vel | 浮点 | 不超过 velMax', '最大速度 | velMax | 浮点 | 大于 0');
    expect(cut(named, 5, 'velMax', 'vel')).toBe('最大速度 | velMax | 浮点 | 大于');
    expect(cut(rows('由 lead 算出', 'lead | 丝杠导程', '其他参数'), 3, 'lead')).toBe('lead | 丝杠导程');
    expect(cut(rows('由 lead 算出', 'lead', '丝杠导程'), 3, 'lead')).toBe('lead\n丝杠导程');
    expect(cut(rows('由 lead 算出', '轴 | lead', '丝杠'), 3, 'lead')).toBe('轴 | lead\n丝杠');
    expect(cut(rows('leads | 其他', '由 lead 算出', 'misleading'), 3, 'lead')).toBe('leads | 其他\n由');
  });

  it('detects cells by their borders, and by the ends of the text', () => {
    const before = '由 lead 算出来的值是';
    expect(cut(`${before}。其他。轴 | lead`, 2, 'lead')).toBe('轴 | lead');
    expect(cut(`lead | 其他。${before}`, 2, 'lead')).toBe('lead | 其他。');
    for (const noCell of ['轴 | lead x | 轴', '轴 lead | 轴', '轴 | lead。']) {
      expect(cut(`${before}\n${noCell}`, 2, 'lead')).toBe('由 lead 算');
    }
  });

  it('ignores cells of Chinese words, as in table headers', () => {
    expect(cut('设备 | 说明\n网关 | 设备离线', 3, '设备', '离线')).toBe('网关 | 设备离线');
  });

  it('is limited when words are very long', () => {
    const data = 'QUJD'.repeat(500);
    expect(cut(`图片 ${data}`, 5, '图片')).toHaveLength(5 * 24);
    expect(cut(data, 5, data)).toHaveLength(5 * 24);
    expect(cut('，。'.repeat(500), 5, '不在')).toBe('');
    expect(cut(`${'—'.repeat(500)}甲`, 1, '甲')).toHaveLength(24 + 1);
    expect(cut(`${'—'.repeat(23)}😀`, 1)).toHaveLength(23);
  });

  it('is extended before the match when the next word is too long', () => {
    expect(cut('甲乙丙丁戊己 modbus', 2, '己')).toBe('丙丁戊己');
  });

  it('counts a character of two units as one', () => {
    expect(cut('𠮷𠮷𠮷𠮷𠮷', 2)).toBe('𠮷𠮷𠮷𠮷');
    expect(cut('甲𠮷𠮷丙丁', 2, '丙')).toBe('𠮷𠮷丙丁');
  });

  it('counts a displayed character as one, and keeps it whole', () => {
    const mechanic = '👨\u200d🔧';
    expect(cut(`甲${mechanic}${mechanic}乙丙`, 1)).toBe(`甲${mechanic}`);
    expect(cut(`甲乙${mechanic}丙丁`, 2, '丙')).toBe(`乙${mechanic}丙丁`);
    expect(cut(`${'—'.repeat(20)}${mechanic}`, 1)).toHaveLength(20);
    expect(cut('按 1\ufe0f\u20e3 键', 2, '键')).toBe('按 1\ufe0f\u20e3 键');
  });

  it('keeps Latin words whole', () => {
    expect(cut('send a very long message to the device today', 5, 'message')).toBe('very long message to the');
  });

  it('keeps identifiers and paths whole, as one word', () => {
    expect(cut('see /api/v1/device/list and getDeviceList there', 3, 'list')).toBe(
      'api/v1/device/list and getDeviceList',
    );
    expect(cut('use of device_id here', 2, 'id')).toBe('device_id here');
    expect(cut('then use device_id here now', 4, 'here')).toBe('use device_id here now');
  });

  it('does not treat a Latin word as a part of the next character', () => {
    expect(cut('use modbus协议配置', 2, '配置')).toBe('协议配置');
  });

  it('begins earlier when the text ends before its words are used up', () => {
    expect(cut('甲乙丙丁戊己庚辛', 4, '辛')).toBe('甲乙丙丁戊己庚辛');
    expect(cut('甲乙。丙丁戊己庚辛', 9, '辛')).toBe('丙丁戊己庚辛');
  });

  it('neither begins nor ends with the border of a cell', () => {
    expect(cut('最大的速度 | 1 mm/s | 立即', 2, 'mm/s')).toBe('1 mm/s');
  });

  it('neither begins nor ends with punctuation', () => {
    expect(cut('甲乙，丙丁戊己庚辛，壬癸', 3, '丙')).toBe('甲乙，丙丁戊己');
    expect(cut('甲乙丙丁，戊己庚', 2)).toBe('甲乙丙丁');
  });

  it('begins with the minus sign of a matched number', () => {
    expect(cut('返回码\n-2 | 参数错误', 3, '-2')).toBe('-2 | 参数错误');
    expect(cut('返回码\n- 2 | 参数错误', 3, '2')).toBe('2 | 参数错误');
    expect(cut('返回码\n-2 | 参数错误', 3, '-2', '错误')).toBe('-2 | 参数错误');
    expect(cut('参数说明内容一二。- 2 | 错误码', 3, '参数', '2', '错误码')).toBe('2 | 错误码');
  });

  it('is the whole of a short text, and empty for an empty one', () => {
    expect(cut('设备接入', 10)).toBe('设备接入');
    expect(cut('', 10)).toBe('');
  });

  it('stays inside the text and splits no character', () => {
    const anyText = fc.string({
      unit: fc.constantFrom(...Array.from('设备连接abcA1_. \n，😀𠮷'), '👩\u200d🚀', '1\ufe0f\u20e3'),
      maxLength: 200,
    });
    const anyRanges = fc.array(fc.tuple(fc.nat(200), fc.nat(9)), { maxLength: 9 });
    fc.assert(
      fc.property(anyText, anyRanges, fc.integer({ min: 1, max: 12 }), (text, pairs, words) => {
        const inside = pairs.map(([at, length]): Range => [at, at + length]).filter(([, end]) => end <= text.length);
        const { start, end } = findSnippet(text, snapRanges(text, inside), words);
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThanOrEqual(start);
        expect(end).toBeLessThanOrEqual(text.length);
        expect([isInsideCharacter(text, start), isInsideCharacter(text, end)]).toEqual([false, false]);
      }),
    );
  });
});
