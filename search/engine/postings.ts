/**
 * Interface between ranking and the index (`TextIndex`). Ranking accesses the index through it only, and the index
 * knows nothing of queries.
 */

/**
 * Postings of a term: `sections` from `start` to `end`, ascending and counted from `firstSection`, and the packed
 * counts of `fields` for each. Many terms share the arrays.
 */
export type PostingRun = {
  firstSection: number;
  sections: Uint16Array;
  counts: Uint16Array;
  start: number;
  end: number;
};

/** A similar word of the index and its edit distance: insertions, deletions, substitutions and transpositions. */
export type Correction = { word: string; edits: number };

/**
 * Terms are strings: a bigram of Han characters, one Han character (the last of its run), a longer phrase of Han
 * characters (all its bigrams), or a folded word of letters and digits.
 */
export type PostingSource = {
  /**
   * Returns the runs of a term, none when it is absent. Several runs may contain the same section, for different
   * fields.
   */
  find: (term: string) => readonly PostingRun[];
  /** Returns the words of letters and digits that begin with a folded word, itself included. */
  withPrefix: (prefix: string) => readonly string[];
  /**
   * Returns how strongly two Han characters are associated, 0 to 1: the frequency of their bigram relative to the
   * successors of the first and the predecessors of the second character. 0 when unknown.
   */
  associationScore: (bigram: string) => number;
  /** Returns the words that end with `suffix`. */
  withSuffix: (suffix: string) => readonly string[];
  /** Returns the words within `maxEdits` of `word`, without itself. */
  similarTo: (word: string, maxEdits: number) => readonly Correction[];
};

/** Returns the number of postings: about the number of sections. */
export function countPostings(runs: readonly PostingRun[]): number {
  return runs.reduce((sum, { start, end }) => sum + end - start, 0);
}

/** Returns whether some text contains `term`. */
export function isKnown(term: string, source: Pick<PostingSource, 'find'>): boolean {
  return source.find(term).length > 0;
}
