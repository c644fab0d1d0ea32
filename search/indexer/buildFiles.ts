import type { CorpusText } from '../protocol/corpus';
import { formatFileList } from '../protocol/fileList';
import {
  type IndexFile,
  type IndexManifest,
  type ShardedManifest,
  type TermFile,
  type WholeManifest,
  filesPerList,
  indexVersion,
} from '../protocol/manifest';
import { formatPostings } from '../sharded/postings';
import type { Corpus } from './buildCorpus';
import { buildShards } from './buildShards';
import { checkCorpus } from './checkCorpus';
import { cutChunks } from './cutChunks';
import { formatChunk, formatHead, formatNames } from './formatHead';
import { formatText } from './formatText';
import { packFile } from './packFile';

/** The files of an index by their names, and the manifest that goes under a fixed address. */
export type BuiltFiles = { manifest: IndexManifest; files: ReadonlyMap<string, Uint8Array> };

/** Most that a first query may cost (contract of the search); beyond, the text is read chunk by chunk. */
const firstQueryBytes = 300_000;

/** More pages are not even packed as a whole: headings alone would be a megabyte. */
const maxWholePages = 10_000;

/**
 * Products stand in one file while they have together at most so many characters, about 180 KB: what a packed file
 * learns of the language it learns only once (measured: 15 KB of 401), and a reader waits for less than the half of
 * all.
 */
const maxSharedChars = 400_000;

/** Packs files and keeps them by their names. */
class Packer {
  readonly files = new Map<string, Uint8Array>();

  pack(name: string, text: string): IndexFile {
    const { entry, bytes } = packFile(name, text);
    this.files.set(entry.file, bytes);
    return entry;
  }
}

/** Packs lists of files, `filesPerList` each. */
function packLists(packer: Packer, name: string, files: readonly TermFile[]): TermFile[] {
  const lists: TermFile[] = [];
  for (let start = 0; start < files.length; start += filesPerList) {
    const listed = files.slice(start, start + filesPerList);
    lists.push({ ...packer.pack(name, formatFileList(listed)), firstTerm: listed[0]?.firstTerm ?? '' });
  }
  return lists;
}

/** Packs a corpus so that a query fetches what it needs of it. */
function buildSharded(corpus: Corpus): BuiltFiles {
  const { head } = corpus;
  const packer = new Packer();
  const siteHead = { ...head, pages: [], sections: [] };
  const chunks = cutChunks(corpus);
  const chunkFiles = chunks.map((part) => ({ ...packer.pack('pages', formatChunk(part)), firstTerm: '' }));
  const shardFiles = buildShards(chunks, head.tables).map((postings) => ({
    ...packer.pack('terms', formatPostings(postings)),
    firstTerm: [...postings.keys()][0] ?? '',
  }));
  const manifest: ShardedManifest = {
    version: indexVersion,
    layout: 'sharded',
    head: packer.pack('head', formatHead(siteHead)),
    names: packer.pack('names', formatNames(siteHead)),
    pages: head.pages.length,
    chunks: chunks.length,
    chunkLists: packLists(packer, 'page-list', chunkFiles).map(({ file, bytes, unpackedBytes }) => ({
      file,
      bytes,
      unpackedBytes,
    })),
    termLists: packLists(packer, 'term-list', shardFiles),
  };
  return { manifest, files: packer.files };
}

const countChars = ({ sections }: CorpusText): number =>
  sections.reduce((sum, { content, code }) => sum + content.length + code.length, 0);

/** Texts of neighbouring products together, as far as they may share a file. */
function shareFiles(texts: readonly CorpusText[]): CorpusText[] {
  const shared: CorpusText[] = [];
  for (const text of texts) {
    const last = shared[shared.length - 1];
    if (!last || countChars(last) + countChars(text) > maxSharedChars) shared.push(text);
    else shared[shared.length - 1] = { ...last, sections: [...last.sections, ...text.sections] };
  }
  return shared;
}

/** The name of the file with a text. Throws when browsers would refuse it. */
function nameText(name: string): string {
  if (!/^[\w-]+$/.test(name))
    throw new Error(`search index: "${name}" is no name of a file; it takes letters and digits`);
  return `text-${name}`;
}

/** Packs a corpus so that all of it is fetched. `nameOf` as below. */
function buildWhole(
  { head, texts }: Corpus,
  nameOf: (product: string) => string,
): BuiltFiles & { manifest: WholeManifest } {
  const packer = new Packer();
  const productOf = ({ firstSection }: CorpusText) => head.pages[head.sections[firstSection]?.page ?? 0]?.product ?? '';
  const manifest: WholeManifest = {
    version: indexVersion,
    layout: 'whole',
    head: packer.pack('head', formatHead(head)),
    names: packer.pack('names', formatNames(head)),
    texts: shareFiles(texts).map((text) => ({
      ...packer.pack(nameText(nameOf(productOf(text))), formatText(text.sections)),
      firstSection: text.firstSection,
      sections: text.sections.length,
    })),
  };
  return { manifest, files: packer.files };
}

/**
 * Packs a corpus. `nameOf` gives the short name of a product for the name of a text file, which is called after its
 * first one: letters, digits, hyphens. The layout follows from the size, unless it is given. Throws Error for a corpus
 * that files cannot hold (`checkCorpus`).
 */
export function buildFiles(
  corpus: Corpus,
  nameOf: (product: string) => string,
  layout?: IndexManifest['layout'],
): BuiltFiles {
  checkCorpus(corpus);
  if (layout === 'sharded' || (!layout && corpus.head.pages.length > maxWholePages)) return buildSharded(corpus);
  const whole = buildWhole(corpus, nameOf);
  const { head, texts } = whole.manifest;
  const firstBytes = head.bytes + Math.max(0, ...texts.map(({ bytes }) => bytes));
  return layout === 'whole' || firstBytes <= firstQueryBytes ? whole : buildSharded(corpus);
}
