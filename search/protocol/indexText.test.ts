import { expect, it } from 'vitest';
import { encodeFile } from '../indexer/encodeFile';
import { checkIntact, decodeText } from './indexText';
import { MalformedFileError } from './malformedFileError';

const { entry, bytes } = encodeFile('text', '设备接入');

it('decodes an intact file', () => {
  expect(decodeText(checkIntact(bytes, entry))).toBe('设备接入');
});

it.each([
  ['is cut short', bytes.subarray(0, -1)],
  ['is longer', Uint8Array.from([...bytes, 0])],
  ['has one wrong bit', bytes.map((byte, place) => (place === 3 ? byte ^ 1 : byte))],
])('refuses a file that %s', (_what, damaged) => {
  expect(() => checkIntact(damaged, entry)).toThrow(MalformedFileError);
});

it('refuses a file that is not UTF-8', () => {
  expect(() => decodeText(bytes.subarray(0, -1))).toThrow(MalformedFileError);
});
