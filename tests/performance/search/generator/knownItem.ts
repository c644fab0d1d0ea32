import type { CorpusView } from './corpusView';
import type { Draw } from './draw';

/** A query whose right answers are known because it was made from them. */
export type KnownItem = {
  query: string;
  /** Object ids of the sections any of which is a right first hit; empty when nothing should be found. */
  relevant: ReadonlySet<string>;
};

/** `core` and `ext` are averaged as in the evidence of the design; `extra` stands for itself. */
export type ClassGroup = 'core' | 'ext' | 'extra';

/** One way in which readers ask. */
export type QueryClass = {
  name: string;
  group: ClassGroup;
  /** Queries of this class over the pages of `view`, fewer than wanted when the pages do not yield more. */
  generate: (view: CorpusView, draw: Draw) => KnownItem[];
};

/** More sections than this hold the words: the reader cannot have meant a particular one. */
export const maxKnownSections = 6;
