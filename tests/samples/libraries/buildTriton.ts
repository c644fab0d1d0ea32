import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadFacts } from '../../../facts/loadFacts';
import type { Facts } from '../../../facts/model/facts';
import { findFactOf } from '../../../facts/findFact';
import { Resolver } from '../../../facts/rendering/resolver';

/** Folder of the header stubs for PCs. */
export const desktopFolder = path.join(import.meta.dirname, 'desktop');

/** Renders a listing as its page prints it. Throws when it does not exist. */
function renderListing(facts: Facts, key: string): { name: string; text: string } {
  const listing = findFactOf(facts, 'listing', key);
  if (!listing) throw new Error(`no listing ${key}`);
  const resolver = new Resolver(facts, { file: listing.file, text: '' });
  return { name: resolver.inline(listing.fileName), text: resolver.inline(listing.text) };
}

/**
 * Writes the header of the Triton library into `folder` and builds a fake library there that connects to `port`. Returns
 * the path of the header.
 */
export function buildTriton(folder: string, port: number): string {
  const { name, text } = renderListing(loadFacts('.'), 'triton.listing.header');
  const header = path.join(folder, name);
  writeFileSync(header, `${text}\n`);
  const source = path.join(desktopFolder, 'libtriton.c');
  const library = path.join(folder, 'libtriton.so');
  execFileSync('gcc', ['-shared', '-fPIC', '-O1', `-DTRITON_PORT=${port}`, '-I', folder, '-o', library, source]);
  return header;
}
