import type { CorpusText } from '../protocol/corpus';
import { type IndexFile, type IndexManifest, indexVersion } from '../protocol/manifest';
import type { Corpus } from './buildCorpus';
import { checkCorpus } from './checkCorpus';
import { formatHead, formatNames } from './formatHead';
import { formatText } from './formatText';
import { packFile } from './packFile';

/** The files of an index by their names, and the manifest that goes under a fixed address. */
export type BuiltFiles = { manifest: IndexManifest; files: ReadonlyMap<string, Uint8Array> };

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

/**
 * Builds the files of a corpus. `nameOf` returns the short name of a product: letters, digits, hyphens. A text file has
 * the name of its first product. Throws Error for a corpus that files cannot hold (`checkCorpus`).
 */
export function buildFiles(corpus: Corpus, nameOf: (product: string) => string): BuiltFiles {
  checkCorpus(corpus);
  const { head, texts } = corpus;
  const packer = new Packer();
  const productOf = ({ firstSection }: CorpusText) => head.pages[head.sections[firstSection]?.page ?? 0]?.product ?? '';
  const manifest: IndexManifest = {
    version: indexVersion,
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
