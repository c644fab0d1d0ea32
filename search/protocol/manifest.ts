/**
 * Manifest and names of index files. The manifest has a fixed address and is never cached. The addresses of the other
 * files contain their hash. A script refuses an index of another version.
 */
import { type JsonObject, isCount, isListOf, isObject, isString } from './guards';
import { MalformedFileError } from './malformedFileError';

/** Version of the file formats. Increase it with every change of a format: open pages then reload. */
export const indexVersion = 10;

/** Address of the manifest below the site's base. */
export const manifestPath = 'search-index.json';

/** Folder of the index files below the site's base. */
export const indexFolder = 'assets/search';

/** Maximum size of an index. A manifest that announces more is refused before anything is fetched. */
export const maxIndexBytes = 64_000_000;

/** An index file, UTF-8 text. `bytes` is its exact uncompressed size: more is not read. */
export type IndexFile = { file: string; bytes: number };

/** A file with the text of `sections` sections from `firstSection` on. */
export type TextFile = IndexFile & { firstSection: number; sections: number };

/** Content of `search-index.json`. */
export type IndexManifest = {
  version: typeof indexVersion;
  /** Titles, headings and language tables: enough for first answers. */
  head: IndexFile;
  /** Keywords of pages and sections, and synonyms. */
  names: IndexFile;
  /** Text of neighbouring products (`indexer/buildFiles`). */
  texts: readonly TextFile[];
};

const fileName = /^[a-z][\w-]*-([0-9a-f]{16})\.txt$/;

/** Returns the hash in the name of an index file. Throws MalformedFileError when the name has none. */
export function hashOfName(file: string): string {
  const hash = fileName.exec(file)?.[1];
  if (hash === undefined) throw new MalformedFileError('no hash in a name');
  return hash;
}

function isIndexFile(value: unknown): value is JsonObject & IndexFile {
  return isObject(value) && isString(value.file) && fileName.test(value.file) && isCount(value.bytes);
}

function isTextFile(value: unknown): value is TextFile {
  return isIndexFile(value) && isCount(value.firstSection) && isCount(value.sections);
}

/**
 * Parses the manifest. Throws MalformedFileError when it is malformed, of another version, points outside the index
 * folder or announces more than a browser should hold.
 */
export function parseManifest(data: unknown): IndexManifest {
  if (!isObject(data)) throw new MalformedFileError('not an object');
  const { version, head, names, texts } = data;
  if (version !== indexVersion) {
    throw new MalformedFileError(`version ${String(version)} instead of ${String(indexVersion)}`);
  }
  if (!isIndexFile(head) || !isIndexFile(names) || !isListOf(texts, isTextFile)) {
    throw new MalformedFileError('malformed file');
  }
  if ([head, names, ...texts].reduce((sum, file) => sum + file.bytes, 0) > maxIndexBytes) {
    throw new MalformedFileError('too large');
  }
  return { version, head, names, texts };
}
