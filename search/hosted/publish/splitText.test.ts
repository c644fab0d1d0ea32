import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeText, unescapeText } from '../../protocol/escapedText';
import { type TextRun, jsonBytes, splitText } from './splitText';

// A letter with a mark, a family of four with joiners, a flag of two code points.
const characters = [
  'a',
  '中',
  '😀',
  '"',
  '&',
  '<',
  '>',
  ' ',
  '。',
  'e\u0301',
  '👨\u200D👩\u200D👧\u200D👦',
  '🇨🇳',
  '\n',
];
const text = fc.string({ unit: fc.constantFrom(...characters), maxLength: 80 });
const largest = Math.max(...characters.map((character) => jsonBytes(escapeText(character))));

const run = (content: string): TextRun[] => [{ attribute: 'content', text: escapeText(content) }];
const textsOf = (parts: TextRun[][]): string[] => parts.flat().map((part) => part.text);

it('keeps every character, in order, and limits the size of parts', () => {
  fc.assert(
    fc.property(fc.array(text), fc.integer({ min: largest, max: 80 }), (texts, maxBytes) => {
      const runs = texts.map((content, index): TextRun => ({
        attribute: index % 2 ? 'code' : 'content',
        text: escapeText(content),
      }));
      const parts = splitText(runs, maxBytes);
      for (const part of parts) {
        expect(part.reduce((sum, one) => sum + jsonBytes(one.text), 0)).toBeLessThanOrEqual(maxBytes);
      }
      expect(textsOf(parts).join('').replaceAll('\n', '')).toBe(escapeText(texts.join('')).replaceAll('\n', ''));
    }),
  );
});

it('splits neither an entity nor a character of several code points', () => {
  fc.assert(
    fc.property(text, fc.integer({ min: largest, max: 80 }), (content, maxBytes) => {
      const read = textsOf(splitText(run(content), maxBytes)).map(unescapeText);
      expect(read.join('').replaceAll('\n', '')).toBe(content.replaceAll('\n', ''));
      for (const part of read) {
        expect(part).not.toMatch(/^[\u0301\u200D]|\u200D$|^[^]*[\uD800-\uDBFF]$/);
        expect((part.match(/\p{RI}/gu) ?? []).length % 2).toBe(0);
      }
    }),
  );
});

it('splits after a word, or within one that is longer than half of a part', () => {
  expect(textsOf(splitText(run('heartbeat_interval velMax'), 22))).toEqual(['heartbeat_interval ', 'velMax']);
  expect(textsOf(splitText(run('a heartbeat_interval'), 12))).toEqual(['a heartbeat_', 'interval']);
  expect(textsOf(splitText(run('先配置网关。再连接设备'), 24))).toEqual(['先配置网关。', '再连接设备']);
});

it('splits a character that is larger than a part between its code points', () => {
  const marked = `e${'\u0301'.repeat(20)}`;
  const parts = textsOf(splitText(run(marked), 12));
  expect(parts.join('')).toBe(marked);
  expect(parts.every((part) => jsonBytes(part) <= 12)).toBe(true);
});

it('begins a part when the next line does not fit', () => {
  expect(splitText(run('12345\n1234\n12'), 11)).toEqual([
    [{ attribute: 'content', text: '12345\n1234' }],
    [{ attribute: 'content', text: '12' }],
  ]);
  expect(splitText(run('12345\n12345'), 11)).toHaveLength(2);
});

it('returns one empty part when there is no text', () => {
  expect(splitText([{ attribute: 'content', text: '' }], 10)).toEqual([[]]);
});
