import { listFacts } from '../../facts/findFact';
import { loadFacts } from '../../facts/loadFacts';
import type { Asked } from '../../facts/model/facts';
import type { NameSource } from '../../search/node';

/** What readers type for pages and their sections, by page. */
export function findAsked(root: string): ReadonlyMap<string, Asked> {
  return new Map(loadFacts(root).asked.map((asked) => [asked.page, asked]));
}

/**
 * Paths of the calls that pages are about, by page: who copies one from a program looks for its page, not for a list.
 */
export function findPaths(root: string): ReadonlyMap<string, readonly string[]> {
  const paths = new Map<string, string[]>();
  for (const { page, path } of listFacts(loadFacts(root), 'operation')) {
    if (page !== undefined) paths.set(page, [...(paths.get(page) ?? []), path]);
  }
  return paths;
}

/** Names of things in the vocabulary of the pages, and what readers call them besides. */
export function findNames(root: string): NameSource[] {
  const { byKey, spoken } = loadFacts(root);
  const terms = [...byKey.values()].flatMap((fact): NameSource[] => {
    if (fact.type !== 'term') return [];
    const { zh, abbr, en, forbidden, first } = fact;
    const names = [zh, abbr, en].filter((name) => name !== undefined);
    return [{ names, said: [...forbidden, ...first.split(/[（），]/)].filter((name) => name !== '') }];
  });
  return [...terms, ...spoken.map(({ means, said }) => ({ names: [means], said }))];
}
