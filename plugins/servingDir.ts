import path from 'node:path';

/**
 * Folder for what servers must know and readers must not fetch (headers, redirects): beside the build folder, never in
 * it. `outDir` as Docusaurus gives it, with or without a final slash.
 */
export function servingDir(outDir: string): string {
  return `${path.resolve(outDir)}.serving`;
}
