import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseHead } from '../protocol/headFile';
import { MalformedFileError } from '../protocol/malformedFileError';
import { type IndexFile, type IndexManifest, indexFolder, manifestPath, parseManifest } from '../protocol/manifest';
import { addNames, parseNames } from '../protocol/namesFile';
import { parseText } from '../protocol/textFile';
import type { Corpus } from './buildCorpus';
import { type ReadFile, openFile, parseNamed } from './openFile';

/**
 * Reads an index as the browser does. `read` returns the bytes of a file. Throws MalformedFileError with the name of a
 * damaged file, and errors of `read`.
 */
export function readCorpus(manifest: IndexManifest, read: ReadFile): Corpus {
  const open = <T>(file: IndexFile, parse: (text: string) => T): T => openFile(file, read, parse);
  const parsed = open(manifest.head, parseHead);
  const head = addNames(
    parsed,
    open(manifest.names, (text) => parseNames(text, parsed.pages.length)),
  );
  return {
    head,
    texts: manifest.texts.map((file) => ({
      firstSection: file.firstSection,
      sections: open(file, (text) => parseText(text, file.sections)),
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

/** Reads the index of a build. Throws when there is none, and MalformedFileError with the name of a damaged file. */
export function loadCorpus(buildFolder: string): Corpus {
  const text = readFileSync(path.join(buildFolder, manifestPath), 'utf8');
  const manifest = parseNamed(manifestPath, () => parseManifest(parseJson(text)));
  return readCorpus(manifest, (name) => readFileSync(path.join(buildFolder, indexFolder, name)));
}
