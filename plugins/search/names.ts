import { listFacts } from '../../facts/findFact';
import { loadFacts } from '../../facts/loadFacts';
import type { NameSource } from '../../search/node';
import type { Synonym } from './vocabulary/loadVocabulary';

/**
 * Returns the paths of the operations that pages document, by page: users paste a path from their code to find its
 * page.
 */
export function findPaths(root: string): ReadonlyMap<string, readonly string[]> {
  const paths = new Map<string, string[]>();
  for (const { page, path } of listFacts(loadFacts(root), 'operation')) {
    if (page !== undefined) paths.set(page, [...(paths.get(page) ?? []), path]);
  }
  return paths;
}

/** Returns the terms of the pages and their synonyms. */
export function findNames(root: string, synonyms: readonly Synonym[]): NameSource[] {
  const terms = listFacts(loadFacts(root), 'term').map(({ zh, abbr, en, forbidden, first }): NameSource => {
    const names = [zh, abbr, en].filter((name) => name !== undefined);
    return { names, synonyms: [...forbidden, ...first.split(/[（），]/)].filter((name) => name !== '') };
  });
  return [...terms, ...synonyms.map(({ from, to }) => ({ names: [to], synonyms: from }))];
}
