/**
 * Search index as scripts. A page opened from a folder may load scripts but not fetch files. `browser/scriptFiles.ts`
 * reads them.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { editionFiles } from './editionFiles';
import { indexFolder, manifestPath } from '../../search/protocol/manifest';
import { scriptOf, takeFile } from './protocol/names';

/** Returns a script that passes the text of a file to `takeFile`. */
function wrapFile(name: string, text: string): string {
  return `${takeFile}(${JSON.stringify(name)},${JSON.stringify(text)})\n`;
}

/** Builds a script for each file of the search index. Keys are paths in the edition. */
export function buildSearchFiles(buildDir: string): Map<string, string> {
  const files = [
    manifestPath,
    ...readdirSync(path.join(buildDir, indexFolder))
      .filter((name) => name.endsWith('.txt'))
      .sort()
      .map((name) => `${indexFolder}/${name}`),
  ];
  return new Map(
    files.map((file) => {
      const name = path.posix.basename(file);
      return [
        `${editionFiles.searchFolder}/${scriptOf(name)}`,
        wrapFile(name, readFileSync(path.join(buildDir, file), 'utf8')),
      ];
    }),
  );
}
