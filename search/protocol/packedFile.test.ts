import { afterEach, expect, it, vi } from 'vitest';
import { packFile } from '../indexer/packFile';
import { MalformedFileError } from './malformedFileError';
import { codedLengthBytes, unpackText } from './packedFile';
import { unpack } from './unpack';

vi.mock('./unpack', { spy: true });

afterEach(() => {
  vi.clearAllMocks();
});

const text = '设备接入。'.repeat(100);
const { entry, bytes } = packFile('text', text);

/** The same file, which says of itself that it unpacks to so many bytes. */
function claim(codedLength: number): Uint8Array {
  const claiming = Uint8Array.from(bytes);
  new DataView(claiming.buffer).setUint32(0, codedLength);
  return claiming;
}

it('unpacks what was packed', () => {
  expect(unpackText(bytes, entry)).toBe(text);
});

it.each([entry.unpackedBytes + 2, 64_000_001, 0xffffffff])(
  'makes no room for a file that claims %i bytes where the manifest announces less',
  (codedLength) => {
    expect(() => unpackText(claim(codedLength), entry)).toThrow(MalformedFileError);
    expect(unpack).not.toHaveBeenCalled();
  },
);

it('unpacks no more than the manifest announces, however much there is', () => {
  const { bytes: bomb } = packFile('text', 'x'.repeat(90_000));
  expect(bomb.length).toBeLessThan(500);
  expect(() => unpackText(bomb, { ...entry, unpackedBytes: 1000 })).toThrow(MalformedFileError);
  expect(unpack).not.toHaveBeenCalled();
});

it('refuses a file of which only the size is there', () => {
  expect(() => unpackText(bytes.subarray(0, codedLengthBytes), entry)).toThrow(MalformedFileError);
});
