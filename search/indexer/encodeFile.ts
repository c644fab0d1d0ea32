import { contentHash } from '../protocol/contentHash';
import type { IndexFile } from '../protocol/manifest';

/** An index file: its entry in the manifest, and its bytes. */
type EncodedFile = { entry: IndexFile; bytes: Uint8Array };

/** Encodes a text as UTF-8 under a name that contains its hash. */
export function encodeFile(name: string, text: string): EncodedFile {
  const bytes = new TextEncoder().encode(text);
  return { entry: { file: `${name}-${contentHash(bytes)}.txt`, bytes: bytes.length }, bytes };
}
