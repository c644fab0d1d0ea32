import { contentHash } from '../protocol/contentHash';
import type { IndexFile } from '../protocol/manifest';
import { codedLengthBytes } from '../protocol/packedFile';
import { encodeGb18030 } from './gb18030';
import { pack } from './pack';
import { shorten } from './shorten';

/** A file of the index: what the manifest says of it, and its bytes. */
type PackedFile = { entry: IndexFile; bytes: Uint8Array };

/** Packs bytes for `unpackText`. */
function packBytes(bytes: Uint8Array): Uint8Array {
  const coded = shorten(bytes);
  const packed = pack(coded);
  const result = new Uint8Array(codedLengthBytes + packed.length);
  new DataView(result.buffer).setUint32(0, coded.length);
  result.set(packed, codedLengthBytes);
  return result;
}

/** Packs a text under a name that holds its hash. The same text gives the same bytes, on whatever system. */
export function packFile(name: string, text: string): PackedFile {
  const unpacked = encodeGb18030(text);
  const bytes = packBytes(unpacked);
  const entry = { file: `${name}-${contentHash(bytes)}.bin`, bytes: bytes.length, unpackedBytes: unpacked.length };
  return { entry, bytes };
}
