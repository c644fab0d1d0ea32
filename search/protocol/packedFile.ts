import { contentHash } from './contentHash';
import { MalformedFileError } from './malformedFileError';
import { type IndexFile, hashOfName } from './manifest';
import { unpack } from './unpack';
import { writeOutWords } from './wordCodes';

/** Before what is packed stands how many bytes it unpacks to, words still written as codes (see `wordCodes`). */
export const codedLengthBytes = 4;

/** Whether `bytes` are those that the manifest names. */
export function isIntact(bytes: Uint8Array, { file, bytes: expected }: IndexFile): boolean {
  return bytes.length === expected && contentHash(bytes) === hashOfName(file);
}

/** The bytes, when they are those that the manifest names. Throws MalformedFileError when they are not. */
export function checkIntact(bytes: Uint8Array, file: IndexFile): Uint8Array {
  if (!isIntact(bytes, file)) throw new MalformedFileError('damaged');
  return bytes;
}

/** What a file unpacks to, with the words of its text written out. Throws MalformedFileError. */
function unpackBytes(bytes: Uint8Array, length: number): Uint8Array {
  const packed = bytes.subarray(codedLengthBytes);
  const codedLength = bytes.subarray(0, codedLengthBytes).reduce((number, byte) => number * 256 + byte, 0);
  // Codes are shorter than their words; a text without words begins with a byte that says so.
  if (codedLength > length + 1) throw new MalformedFileError('larger than announced');
  return writeOutWords(unpack(packed, codedLength), length);
}

/** The text in an intact file of the index: packed GB 18030. Throws MalformedFileError when it is anything else. */
export function unpackText(bytes: Uint8Array, file: IndexFile): string {
  const unpacked = unpackBytes(bytes, file.unpackedBytes);
  try {
    return new TextDecoder('gb18030', { fatal: true }).decode(unpacked);
  } catch (cause) {
    throw new MalformedFileError('no text', { cause });
  }
}
