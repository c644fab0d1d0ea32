/** A parsed query. */

/** An index term that matches a query term, and its weight relative to the query term itself. */
export type Expansion = { term: string; weight: number };

/** A query term: a bigram of Han characters, or a word of letters and digits. */
export type QueryTerm = {
  text: string;
  /** Weight relative to other terms of the same document frequency. */
  weight: number;
  expansions: readonly Expansion[];
  /** Spans two words: its low document frequency does not mean that it is important. */
  isAcrossWords?: boolean;
  /** Spelling correction of `text`. */
  corrected?: string;
  /** Adds to the score of sections that match, and is not required: an identifier next to its parts. */
  isOptional?: boolean;
  /** A concept: `text` is the typed phrase, the expansions are all its phrases. */
  isConcept?: boolean;
};

/**
 * Adjacent characters of the query that are adjacent in matching texts: a Han run without question words, or a chunk.
 */
export type QueryPhrase = { kind: 'han' | 'latin'; text: string };

/** A query as ranking uses it. All but `typed` is folded (`text/fold`). */
export type ParsedQuery = {
  terms: readonly QueryTerm[];
  phrases: readonly QueryPhrase[];
  /** The trimmed query. */
  typed: string;
  /** The trimmed folded query. */
  whole: string;
  /** `whole`, and the phrases, reduced to letters, digits and Han. */
  compactWhole: string;
  compactPhrases: string;
};
