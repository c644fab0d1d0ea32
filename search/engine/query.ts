/** A query taken apart. */

/** A term that counts for a unit, and what it is worth beside the unit itself. */
export type Expansion = { term: string; weight: number };

/** The smallest thing a section holds or lacks: a pair of Han characters, or a word of letters and digits. */
export type QueryTerm = {
  text: string;
  /** Share of the query, relative to other units of the same rarity. */
  weight: number;
  expansions: readonly Expansion[];
  /** Lies across two words: its rarity says that they seldom meet, not that it is important. */
  isAcrossWords?: boolean;
  /** What was probably meant instead of `text`. */
  corrected?: string;
  /** Adds to the score where it is found, and is not missed elsewhere: an identifier beside its parts. */
  isOptional?: boolean;
  /** A concept: `text` is the phrase that was typed, the expansions are all its phrases. */
  isConcept?: boolean;
};

/** What stands together in the query and would stand together in a text: a Han run without question words, a chunk. */
export type QueryPhrase = { kind: 'han' | 'latin'; text: string };

/** A query as ranking sees it. All but `typed` is folded (`text/fold`). */
export type ParsedQuery = {
  terms: readonly QueryTerm[];
  phrases: readonly QueryPhrase[];
  /** The query without spaces at its ends. */
  typed: string;
  /** The folded query without spaces at its ends. */
  whole: string;
  /** `whole` and the phrases alone, both without anything but letters, digits and Han. */
  compactWhole: string;
  compactPhrases: string;
};
