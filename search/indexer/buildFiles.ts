import type { CorpusText } from '../protocol/corpus';
import { type IndexFile, type IndexManifest, indexVersion } from '../protocol/manifest';
import type { Corpus } from './buildCorpus';
import { checkCorpus } from './checkCorpus';
import { formatHead, formatNames } from './formatHead';
import { formatText } from './formatText';
import { encodeFile } from './encodeFile';

/** Index files by name, and the manifest, which has a fixed address. */
export type BuiltFiles = { manifest: IndexManifest; files: ReadonlyMap<string, Uint8Array> };

/**
 * Maximum number of characters in a file of several products, about 180 KB compressed. One file compresses better than
 * several, but the text of the open product should not be more than half of all.
 */
const maxSharedChars = 400_000;

const countChars = ({ sections }: CorpusText): number =>
  sections.reduce((sum, { content, code }) => sum + content.length + code.length, 0);

/** Joins the texts of neighbouring products, up to the maximum size of a file. */
function shareFiles(texts: readonly CorpusText[]): CorpusText[] {
  const shared: CorpusText[] = [];
  for (const text of texts) {
    const last = shared[shared.length - 1];
    if (!last || countChars(last) + countChars(text) > maxSharedChars) shared.push(text);
    else shared[shared.length - 1] = { ...last, sections: [...last.sections, ...text.sections] };
  }
  return shared;
}

/** Returns the name of a text file. Throws when browsers would refuse it. */
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
  const files = new Map<string, Uint8Array>();
  const add = (name: string, text: string): IndexFile => {
    const { entry, bytes } = encodeFile(name, text);
    files.set(entry.file, bytes);
    return entry;
  };
  const productOf = ({ firstSection }: CorpusText) => head.pages[head.sections[firstSection]?.page ?? 0]?.product ?? '';
  const manifest: IndexManifest = {
    version: indexVersion,
    head: add('head', formatHead(head)),
    names: add('names', formatNames(head)),
    texts: shareFiles(texts).map((text) => ({
      ...add(nameText(nameOf(productOf(text))), formatText(text.sections)),
      firstSection: text.firstSection,
      sections: text.sections.length,
    })),
  };
  return { manifest, files };
}
