import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MalformedFileError } from '../protocol/malformedFileError';
import { indexFolder, manifestPath, parseManifest } from '../protocol/manifest';
import type { BuiltFiles } from './buildFiles';
import { readCorpus } from './loadCorpus';
import type { ReadFile } from './openFile';

/**
 * Writes an index below `buildFolder`, the root of the site, after reading it once as browsers do: invalid files are
 * not published. The manifest is written last and atomically, and never names a missing file. Throws file system
 * errors, MalformedFileError, and Error when there are no pages: such a build must not replace an index.
 */
export function writeIndex(buildFolder: string, { manifest, files }: BuiltFiles): void {
  const text = JSON.stringify(manifest);
  const read: ReadFile = (name) => {
    const bytes = files.get(name);
    if (!bytes) throw new MalformedFileError(`no file ${name}`);
    return bytes;
  };
  const { head } = readCorpus(parseManifest(JSON.parse(text)), read);
  if (head.pages.length === 0) throw new Error('search index: there are no pages to search');
  mkdirSync(path.join(buildFolder, indexFolder), { recursive: true });
  for (const [name, bytes] of files) writeFileSync(path.join(buildFolder, indexFolder, name), bytes);
  const place = path.join(buildFolder, manifestPath);
  writeFileSync(`${place}.new`, text);
  renameSync(`${place}.new`, place);
}
