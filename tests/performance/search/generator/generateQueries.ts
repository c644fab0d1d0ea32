import { queryClasses } from './classes';
import type { CorpusView } from './corpusView';
import { type QuerySet, createDraw } from './draw';
import type { ClassGroup, KnownItem } from './knownItem';

export type ClassQueries = { name: string; group: ClassGroup; items: readonly KnownItem[] };

/** All queries of a set over the pages of `view`, class by class. The same pages and set give the same queries. */
export function generateQueries(view: CorpusView, set: QuerySet): ClassQueries[] {
  return queryClasses.map(({ name, group, generate }) => ({
    name,
    group,
    items: generate(view, createDraw(set, name)),
  }));
}
