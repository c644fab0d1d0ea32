import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MalformedFileError } from '../protocol/malformedFileError';
import { longestCopy, shortestCopy } from '../protocol/tokenCoder';
import { unpack } from '../protocol/unpack';
import { encodeGb18030 } from './gb18030';
import { pack } from './pack';

const chinese = encodeGb18030(
  Array.from(
    { length: 3000 },
    (_, index) => `第 ${index} 台设备在 ${index % 97} s 后上线，序列号 SN-${index * 7919}。`,
  ).join('\n'),
);

it('unpacks what was packed, whatever it is', () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 3000 }),
    fc
      .array(fc.constantFrom('设备', '接入', '\n', 'mqtt', '𠮷'), { maxLength: 2000 })
      .map((words) => encodeGb18030(words.join(''))),
  );
  fc.assert(
    fc.property(bytes, (data) => {
      expect(unpack(pack(data), data.length)).toEqual(Uint8Array.from(data));
    }),
  );
});

it.each([0, 1, 2, 3, shortestCopy, longestCopy - 1, longestCopy, longestCopy + 1, 2 * longestCopy + 1, 70_000])(
  'keeps %i equal bytes',
  (length) => {
    const data = new Uint8Array(length).fill(65);
    expect(Buffer.compare(unpack(pack(data), length), data)).toBe(0);
  },
);

it('finds copies from far away and of every length', () => {
  const noise = Uint8Array.from({ length: 70_000 }, (_, index) => Math.imul(index, 0x9e3779b1) >>> 24);
  const data = Uint8Array.from([
    ...noise,
    ...Array.from({ length: longestCopy }, (_, length) => [...noise.subarray(0, length), 0]).flat(),
  ]);
  const packed = pack(data);
  expect(Buffer.compare(unpack(packed, data.length), data)).toBe(0);
  expect(packed.length).toBeLessThan(pack(noise).length + 2500);
});

it('gives the same bytes for the same text, a third of them for ours', () => {
  expect(pack(chinese)).toEqual(pack(chinese));
  expect(pack(chinese).length).toBeLessThan(chinese.length / 3);
});

it('is refused when cut short or followed by more', () => {
  const packed = pack(chinese);
  expect(() => unpack(packed.subarray(0, -1), chinese.length)).toThrow(MalformedFileError);
  expect(() => unpack(Uint8Array.from([...packed, 0]), chinese.length)).toThrow(MalformedFileError);
  expect(() => unpack(new Uint8Array(), 10)).toThrow(MalformedFileError);
});

it('stops at the announced size, however much more there is', () => {
  const bomb = pack(new Uint8Array(70_000));
  expect(bomb.length).toBeLessThan(500);
  expect(() => unpack(bomb, 1000)).toThrow(MalformedFileError);
  expect(() => unpack(pack(new Uint8Array(99)), 100)).toThrow(MalformedFileError);
});

it('throws its own error and nothing else on damaged bytes, and ends', () => {
  const good = pack(chinese.subarray(0, 20_000));
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(good.length), fc.integer({ min: 0, max: 255 })), { maxLength: 8 }),
      fc.nat(good.length),
      (changes, length) => {
        const damaged = Uint8Array.from(good.subarray(0, length));
        for (const [place, byte] of changes) damaged[place] = byte;
        try {
          expect(unpack(damaged, 20_000)).toHaveLength(20_000);
        } catch (error) {
          expect(error).toBeInstanceOf(MalformedFileError);
        }
      },
    ),
    { numRuns: 500 },
  );
});
