/**
 * A file that lists files, for an index that has too many of them for its manifest. Each line is a name, its sizes and
 * a key: of a shard its first term, of a chunk nothing.
 */
import { MalformedFileError } from './malformedFileError';
import { type TermFile, hashOfName } from './manifest';
import { blockSeparator, fieldSeparator, lineEnd, parseCount, splitBlocks, splitEnded } from './separators';

const listTitle = 'search 4 files';

/** Most that a listed file may unpack to: a page of the length of a book. */
const maxListedBytes = 4_000_000;

/** The text of a list as `parseFileList` reads it. */
export function formatFileList(files: readonly TermFile[]): string {
  const lines = files.map(({ file, bytes, unpackedBytes, firstTerm }) =>
    [file, String(bytes), String(unpackedBytes), firstTerm].join(fieldSeparator),
  );
  return [listTitle, lines.map((line) => line + lineEnd).join('')].join(blockSeparator);
}

/** Parses an unpacked list. Throws MalformedFileError when it is anything else. */
export function parseFileList(text: string): TermFile[] {
  const [lines = ''] = splitBlocks(text, listTitle, 1);
  return splitEnded(lines, lineEnd).map((line) => {
    const [file = '', bytes = '', unpacked = '', firstTerm = '', ...rest] = line.split(fieldSeparator);
    hashOfName(file); // or throws
    const unpackedBytes = parseCount(unpacked);
    if (rest.length > 0 || unpackedBytes > maxListedBytes) {
      throw new MalformedFileError('malformed file in a list');
    }
    return { file, bytes: parseCount(bytes), unpackedBytes, firstTerm };
  });
}
