/**
 * The one door through which ranking reaches an index. Behind it stands `TextIndex`, built in the worker from the text.
 * Nothing else looks into an index, and nothing behind this door knows of queries.
 */

/**
 * Where a term stands: `sections` from `start` to `end`, ascending and counted from `firstSection`, and beside each the
 * packed counts of `fields`. The arrays are shared by many terms.
 */
export type PostingRun = {
  firstSection: number;
  sections: Uint16Array;
  counts: Uint16Array;
  start: number;
  end: number;
};

/** A word of the index, and by how many edits it differs: one for a letter more, less, other or swapped. */
export type Correction = { word: string; edits: number };

/**
 * Terms are strings: two Han characters, one Han character (the last of its run), a phrase of more Han characters (all
 * its pairs), or a folded word of letters and digits.
 */
export type PostingSource = {
  /** Runs of a term, none when it stands nowhere. Different runs may name the same section, for different fields. */
  find: (term: string) => readonly PostingRun[];
  /** Terms that begin with a folded word, itself included; for a Han character the terms that begin with it. */
  withPrefix: (prefix: string) => readonly string[];
  /**
   * How much two Han characters belong together, 0 to 1: how often they stand side by side among all that stands after
   * the first and before the second. A source that cannot tell says 0.
   */
  associationScore: (bigram: string) => number;
  /** Words that hold `part` anywhere. */
  containing: (part: string) => readonly string[];
  /** Words within `maxEdits` of `word`, and itself never. */
  similarTo: (word: string, maxEdits: number) => readonly Correction[];
};

/** In how many postings a term stands: about its number of sections. */
export function countPostings(runs: readonly PostingRun[]): number {
  return runs.reduce((sum, { start, end }) => sum + end - start, 0);
}

/** Whether some text has `term` as it is. */
export function isKnown(term: string, source: Pick<PostingSource, 'find'>): boolean {
  return source.find(term).length > 0;
}
