import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Templates, parseTemplates } from './parseTemplates';

/** Reads the page templates of the repository at `root`. Throws when they are missing or malformed. */
export function loadTemplates(root: string): Templates {
  return parseTemplates(readFileSync(path.join(root, 'contributing', 'templates.md'), 'utf8'));
}
