import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encodeGb18030 } from './gb18030';

const decode = (bytes: Uint8Array) => new TextDecoder('gb18030', { fatal: true }).decode(bytes);

it('is read back by the decoder of the platform, whatever is written', () => {
  expect(decode(encodeGb18030('设备接入 MQTT ≥ 5 ms²\n‰ ñ é 한 😀 𠮷'))).toBe('设备接入 MQTT ≥ 5 ms²\n‰ ñ é 한 😀 𠮷');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (any) => {
      const text = any.replace(/\p{Co}/gu, ''); // private characters are no text; the indexer removes them
      expect(decode(encodeGb18030(text))).toBe(text);
    }),
    { numRuns: 1000 },
  );
});

it('takes two bytes for a Chinese character', () => {
  expect(encodeGb18030('设备')).toHaveLength(4);
});

it('takes four bytes for characters that older browsers read as private ones in two', () => {
  const moved = Array.from('龴龵龶龷龸龹龺龻︐︑︒︓︔︕︖︗︘︙');
  expect(moved.filter((character) => encodeGb18030(character).length !== 4)).toEqual([]);
  expect(decode(encodeGb18030(moved.join('')))).toBe(moved.join(''));
});

it('refuses half a character', () => {
  expect(() => encodeGb18030('\ud800')).toThrow('d800');
});
