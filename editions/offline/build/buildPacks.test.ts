import { createHash } from 'node:crypto';
import { brotliDecompressSync, brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { parsePack } from '../protocol/manual';
import { buildPacks, hashedName, measureTransfer } from './buildPacks';

const folder = '/assets/offline/';

test('a pack names its files, its hash and what it costs', () => {
  const files = [
    { address: '/assets/js/a.1.js', text: '标定'.repeat(500) },
    { address: '/assets/images/b.2.svg', text: '<svg/>' },
  ];
  const [built, ...others] = buildPacks(files, folder);
  expect(others).toEqual([]);
  const { pack, content } = built ?? expect.fail();
  expect(parsePack(content)).toEqual({ '/assets/js/a.1.js': '标定'.repeat(500), '/assets/images/b.2.svg': '<svg/>' });
  const sha256 = createHash('sha256').update(content).digest('hex');
  expect(pack).toEqual({
    address: `/assets/offline/pack-${sha256.slice(0, 16)}.json`,
    sha256,
    bytes: measureTransfer(content),
    unpackedBytes: Buffer.byteLength(content),
    files: ['/assets/js/a.1.js', '/assets/images/b.2.svg'],
  });
  expect(pack.bytes).toBeLessThan(200);
});

test('the same files make the same pack', () => {
  const files = [{ address: '/assets/a.js', text: 'a' }];
  expect(buildPacks(files, folder)).toEqual(buildPacks(files, folder));
});

test.each([
  ['nothing', [], []],
  ['what fits into one', [2, 2], [[0, 1]]],
  ['exactly what fits', [4.5], [[0]]],
  ['what does not fit together', [3, 1, 1, 4], [[0, 1], [2], [3]]],
  ['one that fits into none', [1, 9, 1], [[0], [1], [2]]],
])('%s: every file is in one pack, in order', (_, millions, groups) => {
  const files = millions.map((size, index) => ({ address: `/assets/${index}.js`, text: 'x'.repeat(size * 1e6) }));
  expect(buildPacks(files, folder).map(({ pack }) => pack.files)).toEqual(
    groups.map((group) => group.map((index) => `/assets/${index}.js`)),
  );
});

test('a name changes with the content', () => {
  expect(hashedName('shell', 'a', 'txt')).toBe('shell-ca978112ca1bbdca.txt');
  expect(hashedName('shell', 'b', 'txt')).not.toBe(hashedName('shell', 'a', 'txt'));
});

test('a transfer costs about what Brotli makes of it', () => {
  const text = Array.from({ length: 2000 }, (_, i) => `第 ${i % 70} 行`).join('\n');
  const best = brotliCompressSync(text);
  expect(brotliDecompressSync(best).toString()).toBe(text);
  expect(measureTransfer(text)).toBeLessThan(best.length * 1.2);
});
