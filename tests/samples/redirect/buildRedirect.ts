import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Compiles `redirect.c` into `folder` and returns the library to preload. */
export function buildRedirect(folder: string): string {
  const library = path.join(folder, 'redirect.so');
  const source = path.join(import.meta.dirname, 'redirect.c');
  execFileSync('gcc', ['-Wall', '-Wextra', '-Werror', '-O1', '-shared', '-fPIC', '-o', library, source, '-ldl']);
  return library;
}
