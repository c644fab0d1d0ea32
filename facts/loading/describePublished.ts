import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Fact } from '../model/facts';

/** Where the files are that the site itself offers, relative to the repository. */
export const publishedFolder = path.join('static', 'downloads');

function describe(fact: Fact, root: string): Fact {
  if (fact.type !== 'download') return fact;
  const file = path.join(root, publishedFolder, fact.fileName);
  if (!existsSync(file)) return fact;
  const content = readFileSync(file);
  return { ...fact, size: `${content.length} B`, sha256: createHash('sha256').update(content).digest('hex') };
}

/** `byKey`, with size and checksum of each download that the site itself offers, taken from the file. */
export function describePublished(byKey: ReadonlyMap<string, Fact>, root: string): ReadonlyMap<string, Fact> {
  return new Map([...byKey].map(([key, fact]) => [key, describe(fact, root)]));
}
