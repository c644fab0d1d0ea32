import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeRanges } from '../text/ranges';
import { parseMarkedText, tagRanges } from './markedText';

const pieces = (value: string) =>
  parseMarkedText(value, '<m>', '</m>').map(({ text, isMarked }) => (isMarked ? [text] : text));

describe('tagged text', () => {
  it.each([
    ['设备<m>连接</m>超时', ['设备', ['连接'], '超时']],
    ['<m>a</m><m>b</m>', [['ab']]],
    ['没有标记', ['没有标记']],
    ['', []],
    ['<m></m>', []],
    ['<m>没有结尾', ['没有结尾']],
    ['没有开头</m>，后面', ['没有开头，后面']],
    ['<m>外<m>内</m>', [['外内']]],
    ['<img src=x onerror=alert(1)><m>x</m>', ['<img src=x onerror=alert(1)>', ['x']]],
  ])('%s is split at its tags', (value, expected) => {
    expect(pieces(value)).toEqual(expected);
  });

  it('is not split at empty tags', () => {
    for (const [pre, post] of [
      ['', ''],
      ['', '</m>'],
      ['<m>', ''],
    ] as const) {
      expect(parseMarkedText('设<m>备</m>', pre, post)).toEqual([{ text: '设<m>备</m>', isMarked: false }]);
    }
  });

  it('contains the tagged ranges', () => {
    const ranges = fc.array(
      fc.tuple(fc.nat(40), fc.nat(40)).map(([a, b]) => [Math.min(a, b), Math.max(a, b) + 1] as const),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 60, maxLength: 80 }), ranges, (text, found) => {
        const merged = mergeRanges(found);
        const marked = parseMarkedText(tagRanges(text, merged, '\uE000', '\uE001')).filter(({ isMarked }) => isMarked);
        expect(marked.map((piece) => piece.text)).toEqual(merged.map(([start, end]) => text.slice(start, end)));
      }),
    );
  });

  it('keeps all text with any tags', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '<', 'm', '>', '/', '<m>', '</m>') }), (value) => {
        const joined = parseMarkedText(value, '<m>', '</m>')
          .map(({ text }) => text)
          .join('');
        expect(joined.length).toBeLessThanOrEqual(value.length);
        expect(joined).toBe(value.split(/<\/?m>/).join(''));
      }),
    );
  });
});
