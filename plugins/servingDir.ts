import path from 'node:path';

/**
 * Returns the folder for server-only files (headers, redirects). It is next to the build folder and not published.
 * `outDir` may end with a slash.
 */
export function servingDir(outDir: string): string {
  return `${path.resolve(outDir)}.serving`;
}
