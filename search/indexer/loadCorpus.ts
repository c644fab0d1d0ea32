import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseChunk } from '../protocol/chunkFile';
import type { CorpusHead, CorpusPage, CorpusSection, CorpusText } from '../protocol/corpus';
import { parseFileList } from '../protocol/fileList';
import { parseHead } from '../protocol/headFile';
import { MalformedFileError } from '../protocol/malformedFileError';
import { type IndexFile, type IndexManifest, indexFolder, manifestPath, parseManifest } from '../protocol/manifest';
import { addNames, parseNames } from '../protocol/namesFile';
import { checkIntact, unpackText } from '../protocol/packedFile';
import { parseText } from '../protocol/textFile';
import type { Corpus } from './buildCorpus';

/** Puts the chunks of a sharded index together again. */
function joinChunks(head: CorpusHead, chunks: readonly string[]): Corpus {
  const pages: CorpusPage[] = [];
  const sections: CorpusSection[] = [];
  const texts: CorpusText[] = [];
  for (const part of chunks.map(parseChunk)) {
    texts.push({ firstSection: sections.length, sections: part.texts });
    for (const section of part.sections) sections.push({ ...section, page: section.page + pages.length });
    pages.push(...part.pages);
  }
  return { head: { ...head, pages, sections }, texts };
}

/**
 * Reads an index as the browser does; `read` gives the bytes of a file by its name. Throws MalformedFileError when the index
 * is damaged, and what `read` throws.
 */
export function readCorpus(manifest: IndexManifest, read: (name: string) => Uint8Array): Corpus {
  const unpack = (file: IndexFile) => unpackText(checkIntact(read(file.file), file), file);
  const parsed = parseHead(unpack(manifest.head));
  const head = addNames(parsed, parseNames(unpack(manifest.names), parsed.pages.length));
  if (manifest.layout === 'sharded') {
    const files = manifest.chunkLists.flatMap((list) => parseFileList(unpack(list)));
    return joinChunks(head, files.map(unpack));
  }
  return {
    head,
    texts: manifest.texts.map((file) => ({
      firstSection: file.firstSection,
      sections: parseText(unpack(file), file.sections),
    })),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new MalformedFileError('no JSON', { cause });
  }
}

/**
 * Reads the index that a build has published. Throws when the build has none, MalformedFileError when it is damaged.
 */
export function loadCorpus(buildFolder: string): Corpus {
  const manifest = parseManifest(parseJson(readFileSync(path.join(buildFolder, manifestPath), 'utf8')));
  return readCorpus(manifest, (name) => readFileSync(path.join(buildFolder, indexFolder, name)));
}
