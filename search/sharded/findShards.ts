import type { TermFile } from '../protocol/manifest';
import type { QueryTerm } from './queryTerms';

/** Shards that continuations of a word may reach into. */
const maxShardsOfTerm = 2;

/**
 * The files that tell of the terms, in the order of the terms: each begins with its `firstTerm` and ends before the
 * next one's. `files` are in their order; where some are missing, terms that only those tell of find a file in vain.
 */
export function findShards(terms: readonly QueryTerm[], files: readonly TermFile[]): TermFile[] {
  const found = new Set<TermFile>();
  for (const { term, isPrefix } of terms) {
    const next = files.findIndex(({ firstTerm }) => firstTerm > term);
    const first = (next === -1 ? files.length : next) - 1;
    files.slice(Math.max(0, first), first + maxShardsOfTerm).forEach((file, index) => {
      if (index === 0 || (isPrefix && file.firstTerm.startsWith(term))) found.add(file);
    });
  }
  return [...found];
}
