/**
 * What the index consists of: one manifest under a fixed address that is never cached, and files under addresses that
 * contain their hash. A browser that holds an older script refuses a newer version.
 */
import { type JsonObject, isCount, isListOf, isObject, isString } from './guards';
import { MalformedFileError } from './malformedFileError';

/** Raised with every change of a file's shape: scripts that are open in a browser then load the page anew. */
export const indexVersion = 7;

/** Address of the manifest below the site's base. */
export const manifestPath = 'search-index.json';

/** Folder of the index files below the site's base. */
export const indexFolder = 'assets/search';

/** Most that one index may unpack to; a manifest that announces more is refused before anything is fetched. */
export const maxUnpackedBytes = 64_000_000;

/** A packed file. `bytes` and `unpackedBytes` are exact: more is not unpacked. */
export type IndexFile = { file: string; bytes: number; unpackedBytes: number };

/** A file with the text of `sections` sections from `firstSection` on. */
export type TextFile = IndexFile & { firstSection: number; sections: number };

/** Where the terms from `firstTerm` on, up to the next one's, are told of. */
export type TermFile = IndexFile & { firstTerm: string };

type Named = {
  version: typeof indexVersion;
  /** Titles, headings and how they may be written: enough for first answers. */
  head: IndexFile;
  /** What pages and things are called besides. */
  names: IndexFile;
};

/** Every text is loaded: some files, each of neighbouring products (`indexer/buildFiles`). */
export type WholeManifest = Named & { layout: 'whole'; texts: readonly TextFile[] };

/**
 * There is too much of everything: head and names are about no page, pages stand in `chunks` chunks and are loaded as
 * queries need them, which the shards of terms tell. Both are so many that files list them (`protocol/fileList`).
 */
export type ShardedManifest = Named & {
  layout: 'sharded';
  /** How many there are: how rare a term is follows from it. */
  pages: number;
  chunks: number;
  /** Each lists `filesPerList` chunks (`protocol/chunkFile`), the last one what is left. */
  chunkLists: readonly IndexFile[];
  /** Each lists shards (`sharded/postings`) from a term on. */
  termLists: readonly TermFile[];
};

/** What `search-index.json` holds. Which layout it is follows from the size (`indexer/buildFiles`). */
export type IndexManifest = WholeManifest | ShardedManifest;

/** Chunks that one file lists. */
export const filesPerList = 64;

const fileName = /^[a-z][\w-]*-([0-9a-f]{16})\.bin$/;

/** The hash in the name of an index file. Throws MalformedFileError when the name has none. */
export function hashOfName(file: string): string {
  const hash = fileName.exec(file)?.[1];
  if (hash === undefined) throw new MalformedFileError('no hash in a name');
  return hash;
}

function isIndexFile(value: unknown): value is JsonObject & IndexFile {
  return (
    isObject(value) &&
    isString(value.file) &&
    fileName.test(value.file) &&
    isCount(value.bytes) &&
    isCount(value.unpackedBytes)
  );
}

function isTextFile(value: unknown): value is TextFile {
  return isIndexFile(value) && isCount(value.firstSection) && isCount(value.sections);
}

function isTermFile(value: unknown): value is TermFile {
  return isIndexFile(value) && isString(value.firstTerm);
}

function refuseTooLarge(unpackedBytes: number): void {
  if (unpackedBytes > maxUnpackedBytes) {
    throw new MalformedFileError('too large');
  }
}

/** The rest of a manifest, by its layout. Throws MalformedFileError. */
function parseLayout(named: Named, { layout, texts, pages, chunks, chunkLists, termLists }: JsonObject): IndexManifest {
  if (layout === 'whole' && isListOf(texts, isTextFile)) {
    refuseTooLarge([named.head, named.names, ...texts].reduce((sum, file) => sum + file.unpackedBytes, 0));
    return { ...named, layout, texts };
  }
  if (
    layout === 'sharded' &&
    isCount(pages) &&
    isCount(chunks) &&
    isListOf(chunkLists, isIndexFile) &&
    isListOf(termLists, isTermFile) &&
    chunkLists.length === Math.ceil(chunks / filesPerList)
  ) {
    refuseTooLarge(
      [named.head, named.names, ...chunkLists, ...termLists].reduce((sum, file) => sum + file.unpackedBytes, 0),
    );
    return { ...named, layout, pages, chunks, chunkLists, termLists };
  }
  throw new MalformedFileError('malformed layout');
}

/**
 * Parses the manifest. Throws MalformedFileError when it is malformed, of another version, points outside the index
 * folder or announces more than a browser should be asked to hold.
 */
export function parseManifest(data: unknown): IndexManifest {
  if (!isObject(data)) throw new MalformedFileError('not an object');
  const { version, head, names } = data;
  if (version !== indexVersion) {
    throw new MalformedFileError(`version ${String(version)} instead of ${String(indexVersion)}`);
  }
  if (!isIndexFile(head) || !isIndexFile(names)) throw new MalformedFileError('malformed file');
  return parseLayout({ version, head, names }, data);
}
