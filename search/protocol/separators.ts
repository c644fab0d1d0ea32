/**
 * The separators of index files: ASCII's own, which no page holds (the indexer removes control characters). A block is
 * ended by the next one; lines and records are ended by their separator, so that none and an empty one differ.
 */
import { MalformedFileError } from './malformedFileError';

/** Between the blocks of a file; none begins or ends it. */
export const blockSeparator = '\x1d';

/** After a record that may hold lines: the text of a section. */
export const recordEnd = '\x1e';

/** Between the fields of a line or record. */
export const fieldSeparator = '\x1f';

/** After a line of a list. */
export const lineEnd = '\n';

/** Cuts a text into parts that each end in `end`. Throws MalformedFileError when the last one does not. */
export function splitEnded(text: string, end: string): string[] {
  const parts = text.split(end);
  if (parts.pop() !== '') throw new MalformedFileError('a list without its end');
  return parts;
}

/** The same, when the number of parts is known. Throws MalformedFileError when it is another. */
export function splitCounted(text: string, end: string, count: number): string[] {
  const parts = splitEnded(text, end);
  if (parts.length !== count) throw new MalformedFileError(`${parts.length} entries instead of ${count}`);
  return parts;
}

/** Reads a whole number of at most seven digits. Throws MalformedFileError on anything else. */
export function parseCount(text: string): number {
  if (!/^\d{1,7}$/.test(text)) throw new MalformedFileError('no number');
  return Number(text);
}

/**
 * Cuts a file into its blocks after checking its first one, which says what it is. Throws MalformedFileError when it is
 * another file or version, or has another number of blocks.
 */
export function splitBlocks(text: string, title: string, count: number): string[] {
  const [found, ...blocks] = text.split(blockSeparator);
  if (found !== title) throw new MalformedFileError(`not a file of "${title}"`);
  if (blocks.length !== count) throw new MalformedFileError(`${blocks.length} blocks instead of ${count}`);
  return blocks;
}
