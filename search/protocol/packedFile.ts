import { contentHash } from './contentHash';
import { MalformedFileError } from './malformedFileError';
import { type IndexFile, hashOfName } from './manifest';
import { unpack } from './unpack';

/** Whether `bytes` are those that the manifest names. */
export function isIntact(bytes: Uint8Array, { file, bytes: expected }: IndexFile): boolean {
  return bytes.length === expected && contentHash(bytes) === hashOfName(file);
}

/** The text in a file of the index: packed GB 18030. Throws MalformedFileError when the file is not intact. */
export function unpackText(bytes: Uint8Array, file: IndexFile): string {
  if (!isIntact(bytes, file)) throw new MalformedFileError(`search index: ${file.file} is damaged`);
  const unpacked = unpack(bytes, file.unpackedBytes);
  try {
    return new TextDecoder('gb18030', { fatal: true }).decode(unpacked);
  } catch (cause) {
    throw new MalformedFileError(`search index: ${file.file} is no text`, { cause });
  }
}
