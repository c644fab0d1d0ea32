/**
 * The search index as scripts: a page that was opened from a folder may load those, but not fetch a file beside it.
 * `browser/scriptFiles.ts` reads them.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { editionFiles } from './editionFiles';
import { indexFolder, manifestPath } from '../search/protocol/manifest';
import { scriptOf, takeFile } from './protocol/names';

/** A script that hands `bytes` over under the name of the file. */
export function wrapFile(name: string, bytes: Uint8Array): string {
  return `${takeFile}(${JSON.stringify(name)},"${Buffer.from(bytes).toString('base64')}")\n`;
}

/** Script of each file of the built index, by its path in the edition. */
export function buildSearchFiles(buildDir: string): Map<string, string> {
  const files = [
    manifestPath,
    ...readdirSync(path.join(buildDir, indexFolder))
      .filter((name) => name.endsWith('.bin'))
      .sort()
      .map((name) => `${indexFolder}/${name}`),
  ];
  return new Map(
    files.map((file) => {
      const name = path.posix.basename(file);
      return [
        `${editionFiles.searchFolder}/${scriptOf(name)}`,
        wrapFile(name, readFileSync(path.join(buildDir, file))),
      ];
    }),
  );
}
