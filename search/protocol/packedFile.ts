import { contentHash } from './contentHash';
import { MalformedFileError } from './malformedFileError';
import { type IndexFile, hashOfName } from './manifest';
import { unpack } from './unpack';

/** Whether `bytes` are those that the manifest names. */
export function isIntact(bytes: Uint8Array, { file, bytes: expected }: IndexFile): boolean {
  return bytes.length === expected && contentHash(bytes) === hashOfName(file);
}

/** The bytes, when they are those that the manifest names. Throws MalformedFileError when they are not. */
export function checkIntact(bytes: Uint8Array, file: IndexFile): Uint8Array {
  if (!isIntact(bytes, file)) throw new MalformedFileError(`search index: ${file.file} is damaged`);
  return bytes;
}

/** The text in an intact file of the index: packed GB 18030. Throws MalformedFileError when it is anything else. */
export function unpackText(bytes: Uint8Array, file: IndexFile): string {
  const unpacked = unpack(bytes, file.unpackedBytes);
  try {
    return new TextDecoder('gb18030', { fatal: true }).decode(unpacked);
  } catch (cause) {
    throw new MalformedFileError(`search index: ${file.file} is no text`, { cause });
  }
}
