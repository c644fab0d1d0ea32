import { queryClasses } from './classes';
import type { CorpusView } from './corpusView';
import { type QuerySet, createDraw } from './draw';
import type { ClassGroup, KnownItem } from './knownItem';

export type ClassQueries = { name: string; group: ClassGroup; items: readonly KnownItem[] };

/** Generates all queries of a set for the pages of `view`, by class. The result is deterministic. */
export function generateQueries(view: CorpusView, set: QuerySet): ClassQueries[] {
  return queryClasses.map(({ name, group, generate }) => ({
    name,
    group,
    items: generate(view, createDraw(set, name)),
  }));
}
