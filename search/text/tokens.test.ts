import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFold } from './fold';
import { readTokens } from './tokens';
import { maxWordChars, readWords } from './words';

const fold = createFold('設设');

/** Bigrams as two characters, "·" after the last of a run; words unchanged. */
function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  readTokens(text, fold(text), {
    bigram: (first, second) =>
      tokens.push(String.fromCharCode(first) + (second === 0 ? '·' : String.fromCharCode(second))),
    word: (word) => tokens.push(word),
  });
  return tokens;
}

describe('tokens', () => {
  it.each([
    ['设备', ['设备', '备·']],
    ['设', ['设·']],
    ['設備', ['设備', '備·']],
    ['设备，接入', ['设备', '备·', '接入', '入·']],
    ['MQTT连接', ['mqtt', '连接', '接·']],
    ['ＭＱＴＴ', ['mqtt']],
    ['getDeviceList', ['get', 'device', 'list', 'getdevicelist']],
    ['device_id', ['device', 'id', 'deviceid']],
    ['/api/v1/list', ['api', 'v1', 'list', 'apiv1list']],
    ['V2.2', ['v2', 'v2.2', '2.2']],
    ['v2.3.1', ['v2', 'v2.3.1', '2.3.1']],
    ['V2.x', ['v2', 'v2x']],
    ['V2_2', ['v2', 'v2.2']],
    ['2.2', ['2.2']], // without 22
    ['13:55', ['13', '55', '13.55']],
    ['axis-2.5', ['axis', 'axis2.5']],
    ['ver.2', ['ver', 'ver2']],
    ['E1001', ['e1001', '1001']],
    ['0x8A', ['0x8a']],
    ['RS-485', ['rs', '485', 'rs485']],
    ['RS485', ['rs485', 'rs', '485']],
    ['返回 -3', ['返回', '回·', '-3', '3']],
    ['I/O', ['io']],
    ['a', ['a']],
    ['😀', ['\ud83d\ude00', '\ude00·']],
    ['。！', []],
    ['', []],
  ])('of %s are %j', (text, tokens) => {
    expect(tokensOf(text)).toEqual(tokens);
  });

  it('omit words longer than any query, but keep their parts', () => {
    const long = 'x'.repeat(maxWordChars);
    expect(tokensOf(long)).toEqual([long]);
    expect(tokensOf(`${long}y`)).toEqual([]);
    expect(tokensOf(`ab_${long}`)).toEqual(['ab', long]);
  });

  it('omit pieces of very long parts', () => {
    const digits = '12'.repeat(16);
    expect(tokensOf(`ab${digits.slice(2)}`)).toEqual([`ab${digits.slice(2)}`, 'ab', digits.slice(2)]);
    expect(tokensOf(`ab${digits}`)).toEqual([`ab${digits}`]);
  });

  it('have sorted positions inside the text, with their length', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('设備aB1_.-/: 。😀')), maxLength: 40 }), (text) => {
        const folded = fold(text);
        readTokens(text, folded, {
          bigram: (first, second, start) => {
            expect(folded.charCodeAt(start)).toBe(first);
            if (second !== 0) expect(folded.charCodeAt(start + 1)).toBe(second);
          },
          word: (word, start, end) => {
            const written = folded.slice(start, end);
            const isPoint = (at: number) => /^\d.\d$/.test(written.slice(at - 1, at + 2)); // 1-1 is not 11
            const joined = written.replace(/(?<!^)[-_.:/]/g, (_, at: number) => (isPoint(at) ? '.' : ''));
            expect(joined).toBe(word);
          },
        });
      }),
    );
  });

  it('are the words alone with readWords', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('设備aB1_.-/: 。😀')), maxLength: 40 }), (text) => {
        const [all, alone]: [unknown[], unknown[]] = [[], []];
        readTokens(text, fold(text), { bigram: () => undefined, word: (...word) => all.push(word) });
        readWords(text, fold(text), { word: (...word) => alone.push(word) });
        expect(alone).toEqual(all);
      }),
    );
  });
});
