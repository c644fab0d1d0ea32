import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MalformedFileError } from '../protocol/malformedFileError';
import { writeOutWords } from '../protocol/wordCodes';
import { encodeGb18030 } from './gb18030';
import { pack } from './pack';
import { shorten } from './shorten';

const sentence = (index: number) =>
  `第 ${index} 台设备的心跳间隔是 ${index % 97} s，modbusTcp 网关 SN-${index * 7919} 𠮷。\n`;
const chinese = encodeGb18030(Array.from({ length: 4000 }, (_, index) => sentence(index)).join(''));

const expectBack = (data: Uint8Array) => {
  expect(Buffer.compare(writeOutWords(shorten(data), data.length), data)).toBe(0);
};

describe('a text', () => {
  it('is written out as it was, and was shorter', () => {
    expectBack(chinese);
    expect(shorten(chinese).length).toBeLessThan(0.7 * chinese.length);
    expect(shorten(chinese)).toEqual(shorten(chinese));
  });

  it('of pages is smaller when packed, too', () => {
    const folder = 'docs/triton';
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));
    const text = files.sort().map((file) => readFileSync(path.join(folder, file), 'utf8'));
    const pages = encodeGb18030(text.join('')).subarray(0, 250_000);
    expectBack(pages);
    expect(pack(shorten(pages)).length).toBeLessThan(0.97 * pack(pages).length);
  });

  it('is kept as it is when it is short, holds no words, or leaves no byte for codes', () => {
    const everyPair = Uint8Array.from({ length: 200_000 }, (_, index) =>
      index % 2 === 0 ? 128 + ((index >> 1) % 128) : 0xc0,
    );
    for (const data of [new Uint8Array(), chinese.subarray(0, 1000), new Uint8Array(150_000).fill(10), everyPair]) {
      expect(shorten(data)).toEqual(Uint8Array.from([0, ...data]));
      expectBack(data);
    }
  });

  it('is kept as it is when its words do not pay for their list', () => {
    const letters = fc.sample(fc.uint8Array({ min: 32, max: 126, minLength: 110_000, maxLength: 110_000 }), {
      numRuns: 1,
      seed: 1,
    })[0];
    const random = letters ?? new Uint8Array();
    expect(random).toHaveLength(110_000);
    expect(shorten(random)).toEqual(Uint8Array.from([0, ...random]));
    expectBack(random);
  });

  it('may be any pairs but of a line feed, also one that breaks off within a character', () => {
    expectBack(chinese.subarray(0, 120_001));
    expectBack(Uint8Array.from([...chinese.subarray(0, 120_000), 0xb0]));
    const single = fc.integer({ min: 0, max: 127 }).map((byte) => [byte]);
    const second = fc.integer({ min: 0, max: 255 }).filter((byte) => byte !== 10);
    const pair = fc.tuple(fc.integer({ min: 128, max: 255 }), second);
    const bytes = fc.array(fc.oneof(single, pair), { minLength: 50, maxLength: 300 }).map((some) => some.flat());
    fc.assert(
      fc.property(bytes, (some) => {
        expectBack(Uint8Array.from({ length: 120_000 }, (_, index) => some[index % some.length] ?? 0));
      }),
      { numRuns: 10 },
    );
  });
});

describe('a shortened text', () => {
  const [first, second] = [0xf0, 0xf1];
  const text = (...bytes: (number | string)[]) =>
    Uint8Array.from(bytes.flatMap((one) => (typeof one === 'string' ? [...Buffer.from(one)] : [one])));
  const words = text(2, first, second, 'ab\ncde\nf\n\n');

  it('is its words, as many for each byte that begins a code, and codes among bytes', () => {
    const coded = text(...words, 'x', first, 0, first, 1, 0xb0, first, second, 0);
    expect(Buffer.from(writeOutWords(coded, 9)).toString('latin1')).toBe('xabcde\u00b0\u00f0f');
  });

  it.each([
    ['the code of no word', text(...words, second, 1), 1],
    ['a code beyond those of its byte', text(...words, first, 2), 1],
    ['a code that is cut off', text(...words, first), 1],
    ['a word without its end', text(1, first, 'ab'), 2],
    ['a text longer than announced', text(...words, 'xy'), 1],
    ['a word longer than announced', text(...words, first, 1), 2],
    ['a text shorter than announced', text(...words, 'xy'), 3],
    ['nothing', text(), 1],
  ])('is refused with %s', (_what, coded, length) => {
    expect(() => writeOutWords(coded, length)).toThrow(MalformedFileError);
  });

  it('throws its own error and nothing else on damaged bytes, and ends', () => {
    const good = shorten(chinese);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(good.length), fc.nat(255)), { maxLength: 8 }),
        fc.nat(good.length),
        (changes, end) => {
          const damaged = Uint8Array.from(good.subarray(0, end));
          for (const [place, byte] of changes) damaged[place] = byte;
          try {
            expect(writeOutWords(damaged, chinese.length)).toHaveLength(chinese.length);
          } catch (error) {
            expect(error).toBeInstanceOf(MalformedFileError);
          }
        },
      ),
      { numRuns: 100 },
    );
  });
});
