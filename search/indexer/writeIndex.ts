import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { indexFolder, manifestPath } from '../protocol/manifest';
import type { BuiltFiles } from './buildFiles';
import { loadCorpus } from './loadCorpus';

/**
 * Writes an index below `buildFolder`, the root of what is served, and reads it once as a browser does: what that would
 * refuse is not published. The manifest comes last, so that it never names a file that is not there. Throws what the file
 * system throws, and MalformedFileError.
 */
export function writeIndex(buildFolder: string, { manifest, files }: BuiltFiles): void {
  mkdirSync(path.join(buildFolder, indexFolder), { recursive: true });
  for (const [name, bytes] of files) writeFileSync(path.join(buildFolder, indexFolder, name), bytes);
  writeFileSync(path.join(buildFolder, manifestPath), JSON.stringify(manifest));
  loadCorpus(buildFolder);
}
