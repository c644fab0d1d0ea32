import { describe, expect, it } from 'vitest';
import { measureLongestPart, measureLongestWord, wrapText } from './wrapText';

const style = { sizePx: 10 };
const wrap = (text: string, width: number) => wrapText(text, width, style);

describe('wrapText', () => {
  it('breaks between Chinese words, into even lines', () => {
    expect(wrap('设备数据与流程图', 60)).toEqual(['设备数据', '与流程图']);
    expect(wrap('执行流程图，读写变量', 80)).toEqual(['执行流程图，', '读写变量']);
  });

  it('puts no closing mark at the start of a line and no opening mark at its end', () => {
    for (const width of [50, 60, 70, 80]) {
      for (const line of wrap('连接（令牌），订阅“设备”。', width)) expect(line).toMatch(/^[^，。）”].*[^（“]$/u);
    }
  });

  it('keeps a number and its unit together', () => {
    expect(wrap('温度 185.2 °C', 60)).toEqual(['温度', '185.2 °C']);
    expect(wrap('等待 50 ms', 40)).toEqual(['等待', '50 ms']);
  });

  it('breaks a quantity that is wider than the line before its unit', () => {
    expect(wrap('185.2 °C', 38)).toEqual(['185.2', '°C']);
  });

  it('breaks a long path after its separators', () => {
    expect(wrap('POST /device/pushdata', 60)).toEqual(['POST', '/device/', 'pushdata']);
  });

  it('keeps the parts of a date together', () => {
    expect(wrap('2026-11-20 14:30:00', 65)).toEqual(['2026-11-20', '14:30:00']);
  });

  it('breaks a word that is wider than the line anywhere', () => {
    expect(wrap('ABCDEFGH', 30).join('')).toBe('ABCDEFGH');
    expect(wrap('ABCDEFGH', 30).length).toBeGreaterThan(1);
  });

  it('breaks at line feeds', () => {
    expect(wrap('输入 DI\n输出 DO', 500)).toEqual(['输入 DI', '输出 DO']);
  });
});

describe('measureLongestWord', () => {
  it('measures whole words, unlike measureLongestPart', () => {
    expect(measureLongestWord('连接 /device/pushdata', style)).toBeGreaterThan(
      measureLongestPart('连接 /device/pushdata', style),
    );
    expect(measureLongestWord('触摸屏', style)).toBe(30);
  });
});
