import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadFacts } from '../../../facts/loadFacts';
import type { Facts } from '../../../facts/model/facts';
import { findFactOf } from '../../../facts/findFact';
import { Resolver } from '../../../facts/rendering/resolver';

/** Where programs that include the product's header find the headers that a PC has. */
export const desktopFolder = path.join(import.meta.dirname, 'desktop');

/** The file that readers get, as its page prints it. Throws when there is no such listing. */
function renderListing(facts: Facts, key: string): { name: string; text: string } {
  const listing = findFactOf(facts, 'listing', key);
  if (!listing) throw new Error(`no listing ${key}`);
  const resolver = new Resolver(facts, { file: listing.file, text: '' });
  return { name: resolver.inline(listing.fileName), text: resolver.inline(listing.text) };
}

/**
 * Writes the header of Triton's library into `folder` and builds its stand-in there, which talks to `port`. Gives the
 * path of the header.
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
