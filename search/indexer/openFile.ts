import { MalformedFileError } from '../protocol/malformedFileError';
import type { IndexFile } from '../protocol/manifest';
import { checkIntact, decodeText } from '../protocol/indexText';

/** Returns the bytes of an index file; throws when it is missing. */
export type ReadFile = (name: string) => Uint8Array;

/** Returns the result of `parse`. Adds the name of the file to MalformedFileErrors. */
export function parseNamed<T>(name: string, parse: () => T): T {
  try {
    return parse();
  } catch (cause) {
    if (!(cause instanceof MalformedFileError)) throw cause;
    throw new MalformedFileError(`${name}: ${cause.message}`, { cause });
  }
}

/** Reads, verifies and parses a file as the browser does. Throws like `parseNamed`, and errors of `read`. */
export function openFile<T>(file: IndexFile, read: ReadFile, parse: (text: string) => T): T {
  const bytes = read(file.file);
  return parseNamed(file.file, () => parse(decodeText(checkIntact(bytes, file))));
}
