import { contentHash } from '../protocol/contentHash';
import type { IndexFile } from '../protocol/manifest';
import { encodeGb18030 } from './gb18030';
import { pack } from './pack';

/** A file of the index: what the manifest says of it, and its bytes. */
export type PackedFile = { entry: IndexFile; bytes: Uint8Array };

/** Packs a text under a name that holds its hash. The same text gives the same bytes, on whatever system. */
export function packFile(name: string, text: string): PackedFile {
  const unpacked = encodeGb18030(text);
  const bytes = pack(unpacked);
  const entry = { file: `${name}-${contentHash(bytes)}.bin`, bytes: bytes.length, unpackedBytes: unpacked.length };
  return { entry, bytes };
}
