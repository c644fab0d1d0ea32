import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Fact } from '../model/facts';

/** Folder of the downloads that the site hosts, relative to the repository. */
export const publishedFolder = path.join('static', 'downloads');

function addDetails(fact: Fact, root: string): Fact {
  if (fact.type !== 'download') return fact;
  const file = path.join(root, publishedFolder, fact.fileName);
  if (!existsSync(file)) return fact;
  const content = readFileSync(file);
  return { ...fact, size: `${content.length} B`, sha256: createHash('sha256').update(content).digest('hex') };
}

/** Adds size and checksum to the downloads that the site hosts, read from their files. */
export function addDownloadDetails(byKey: ReadonlyMap<string, Fact>, root: string): ReadonlyMap<string, Fact> {
  return new Map([...byKey].map(([key, fact]) => [key, addDetails(fact, root)]));
}
