import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './fold';
import { findMatchedRanges } from './matchedRanges';
import { parseQueryTerms } from './queryTerms';
import { findSnippet } from './snippet';

const rangesOf = (text: string, query: string) => findMatchedRanges(fold(text), parseQueryTerms(query));
const anyText = fc.string({ unit: fc.constantFrom(...Array.from('设备连接超时abcA1_. \n，')), maxLength: 200 });

describe('ranges', () => {
  it.each([
    ['设备连接', '连接', [[2, 4]]],
    ['连接连接', '连接', [[0, 4]]],
    [
      '配置好连接，再发心跳',
      '配置心跳',
      [
        [0, 2],
        [8, 10],
      ],
    ],
    [
      'MQTT 与 mqtts',
      'mqtt',
      [
        [0, 4],
        [7, 11],
      ],
    ],
    ['remqtt', 'mqtt', [[2, 6]]],
    ['in begin', 'in', [[0, 2]]],
    ['设备', '无关', []],
  ])('in %s for %s are %j', (text, query, ranges) => {
    expect(rangesOf(text, query)).toEqual(ranges);
  });

  it('are sorted, disjoint and inside the text', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, query) => {
        let previousEnd = -1;
        for (const [start, end] of rangesOf(text, query)) {
          expect(start).toBeGreaterThan(previousEnd);
          expect(end).toBeGreaterThan(start);
          previousEnd = end;
        }
        expect(previousEnd).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});

describe('a snippet', () => {
  const cut = (text: string, query: string, words: number) => {
    const { start, end } = findSnippet(fold(text), rangesOf(text, query), words);
    return text.slice(start, end);
  };

  it('counts two Han characters as one word', () => {
    expect(cut('设备接入系统以后选择通信协议再配置地址', '', 5)).toBe('设备接入系统以后选择');
  });

  it('begins a little before the match', () => {
    expect(cut('设备接入系统以后选择通信协议再配置地址', '协议', 5)).toBe('选择通信协议再配置地');
  });

  it('does not begin in the sentence before its match', () => {
    expect(cut('先接好电源。再配置地址和端口', '配置', 5)).toBe('再配置地址和端口');
  });

  it('shows the passage where most of the query stands', () => {
    expect(cut('连接。设备接入系统以后选择通信协议再设置连接的超时', '连接超时', 5)).toContain('连接的超时');
  });

  it('keeps words of letters whole', () => {
    expect(cut('send a very long message to the device today', 'message', 5)).toBe('very long message to the');
  });

  it('stays inside the text for any query', () => {
    fc.assert(
      fc.property(anyText, anyText, fc.integer({ min: 1, max: 12 }), (text, query, words) => {
        const { start, end } = findSnippet(fold(text), rangesOf(text, query), words);
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThanOrEqual(start);
        expect(end).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
