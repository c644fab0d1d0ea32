/**
 * Separators of index files: control characters of ASCII, which the indexer removes from pages. Lines and records end
 * in their separator, which distinguishes an empty list from a list of one empty line.
 */
import { MalformedFileError } from './malformedFileError';

/** Separates the blocks of a file. */
export const blockSeparator = '\x1d';

/** Ends a record that may contain lines: the text of a section. */
export const recordEnd = '\x1e';

/** Separates the fields of a line or record. */
export const fieldSeparator = '\x1f';

/** Ends a line of a list. */
export const lineEnd = '\n';

/** Splits text into parts that each end in `end`. Throws MalformedFileError when the last one does not. */
export function splitEnded(text: string, end: string): string[] {
  const parts = text.split(end);
  if (parts.pop() !== '') throw new MalformedFileError('a list without its end');
  return parts;
}

/** Splits text into `count` parts. Throws MalformedFileError when their number differs. */
export function splitCounted(text: string, end: string, count: number): string[] {
  const parts = splitEnded(text, end);
  if (parts.length !== count) throw new MalformedFileError(`${parts.length} entries instead of ${count}`);
  return parts;
}

/** Parses a whole number of at most seven digits. Throws MalformedFileError on other text. */
export function parseCount(text: string): number {
  if (!/^\d{1,7}$/.test(text)) throw new MalformedFileError('no number');
  return Number(text);
}

/**
 * Splits a file into its blocks after checking its title. Throws MalformedFileError on another file or version, or
 * another number of blocks.
 */
export function splitBlocks(text: string, title: string, count: number): string[] {
  const [found, ...blocks] = text.split(blockSeparator);
  if (found !== title) throw new MalformedFileError(`not a file of "${title}"`);
  if (blocks.length !== count) throw new MalformedFileError(`${blocks.length} blocks instead of ${count}`);
  return blocks;
}
