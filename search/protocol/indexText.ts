import { contentHash } from './contentHash';
import { MalformedFileError } from './malformedFileError';
import { type IndexFile, hashOfName } from './manifest';

/** Returns whether `bytes` have the size and the hash that the manifest announces. */
export function isIntact(bytes: Uint8Array, { file, bytes: expected }: IndexFile): boolean {
  return bytes.length === expected && contentHash(bytes) === hashOfName(file);
}

/** Returns `bytes` if they are intact. Throws MalformedFileError otherwise. */
export function checkIntact(bytes: Uint8Array, file: IndexFile): Uint8Array {
  if (!isIntact(bytes, file)) throw new MalformedFileError('damaged');
  return bytes;
}

/** Decodes an intact index file. Throws MalformedFileError when it is not UTF-8. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new MalformedFileError('no text', { cause });
  }
}
