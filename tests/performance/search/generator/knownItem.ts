import type { CorpusView } from './corpusView';
import type { Draw } from './draw';

/** A query with known relevant sections, from which it was made. */
export type KnownItem = {
  query: string;
  /** Object ids of the relevant sections; empty when nothing should be found. */
  relevant: ReadonlySet<string>;
};

/** `core` and `ext` are averaged; `extra` is reported separately. */
export type ClassGroup = 'core' | 'ext' | 'extra';

/** A class of queries. */
export type QueryClass = {
  name: string;
  group: ClassGroup;
  /** Generates queries of this class for the pages of `view`, fewer if the pages do not yield more. */
  generate: (view: CorpusView, draw: Draw) => KnownItem[];
};

/** Maximum number of relevant sections: with more, the query does not mean a particular one. */
export const maxKnownSections = 6;
