import { kindAt } from '../text/characters';
import type { IsRow, LengthFactors } from './fieldLengths';
import { countIn, firstHeadCount, maskOf } from './fields';
import type { PostingRun, PostingSource } from './postings';
import type { QueryTerm } from './query';
import { type FieldWeights, fieldWeights, saturation, termWeights } from './weights';

const headMask = maskOf('heading', 'title', 'ancestors');
/** Bits of the section's own heading. */
export const headingMask = maskOf('heading');
const ownMask = maskOf('heading', 'content', 'code', 'keywords');
const pageMask = maskOf('title', 'ancestors');

/** A bit besides those of counts: the section matches beyond its page's title and the headings above. */
export const beyondPage = 1 << 16;

/**
 * Scores of sections for a query. All arrays are indexed by section. `touched` lists the sections that match anything.
 */
export type Scores = {
  touched: readonly number[];
  /** BM25F scores: at most `total` plus the weight of optional terms. */
  scores: Float32Array;
  /**
   * Weight of the terms that match in the section, in its headings and title, in the section itself (not its page
   * only), and in its own heading.
   */
  matched: Float32Array;
  matchedInHead: Float32Array;
  matchedItself: Float32Array;
  matchedInHeading: Float32Array;
  /** Number of matched terms without question and stop words. */
  matchedTerms: Uint8Array;
  /** Counts of all terms combined with OR (see `fields`), and `beyondPage`. */
  flags: Uint32Array;
  /** Weight of all required terms. */
  total: number;
};

/** Returns the weighted frequency of a term in one section: the sum of BM25F before saturation. */
export function weighOccurrences(
  counts: number,
  section: number,
  factors: LengthFactors,
  weights: FieldWeights,
): number {
  const text =
    countIn(counts, 'content') * weights.content * (factors.content[section] ?? 1) +
    countIn(counts, 'code') * weights.code * (factors.code[section] ?? 1);
  if (counts < firstHeadCount) return text;
  return (
    text +
    countIn(counts, 'heading') * weights.heading * (factors.heading[section] ?? 1) +
    countIn(counts, 'ancestors') * weights.ancestors +
    countIn(counts, 'title') * weights.title +
    countIn(counts, 'keywords') * weights.keywords
  );
}

/**
 * Returns the inverse document frequency of a term in `found` of `total` sections (Robertson and Sparck Jones, never
 * negative).
 */
export function idf(found: number, total: number): number {
  return Math.log(1 + (total - found + 0.5) / (found + 0.5));
}

function createArrays(sectionCount: number) {
  return {
    scores: new Float32Array(sectionCount),
    matched: new Float32Array(sectionCount),
    matchedInHead: new Float32Array(sectionCount),
    matchedItself: new Float32Array(sectionCount),
    matchedInHeading: new Float32Array(sectionCount),
    matchedTerms: new Uint8Array(sectionCount),
    flags: new Uint32Array(sectionCount),
    /** Of the current term. */
    occurrences: new Float32Array(sectionCount),
    termFlags: new Uint16Array(sectionCount),
  };
}

function add(array: Float32Array | Uint8Array, section: number, worth: number): void {
  array[section] = (array[section] ?? 0) + worth;
}

function set(array: Uint16Array | Uint32Array, section: number, bits: number): void {
  array[section] = (array[section] ?? 0) | bits;
}

/** Weighted frequency of a query term in each section that contains it, independent of other terms. */
type TermOccurrences = {
  sections: readonly number[];
  occurrences: Float32Array;
  flags: Uint16Array;
  /** Number of sections without table rows: the section of a row contains its text. */
  found: number;
};

/**
 * Scores sections, one query term at a time: all expansions of a query term count as one term. The arrays are reused: a
 * result is valid until the next call.
 */
export class Scorer {
  private readonly arrays: ReturnType<typeof createArrays>;
  private readonly ownCount: number;
  private touched: number[] = [];
  /** Cache of Chinese terms: most terms that the variants of a query share. */
  private readonly known = new Map<string, TermOccurrences>();

  constructor(
    sectionCount: number,
    private readonly source: PostingSource,
    private readonly isRow: IsRow = () => false,
    private readonly weights: FieldWeights = fieldWeights,
  ) {
    this.arrays = createArrays(sectionCount);
    this.ownCount = this.arrays.matched.filter((_, section) => !isRow(section)).length;
  }

  /** Clears the cache. Call it before the first variant of a query: postings may have been added. */
  clearCache(): void {
    this.known.clear();
  }

  /** Scores one query variant. The next call reuses the arrays of the result. */
  score(terms: readonly QueryTerm[], factors: LengthFactors): Scores {
    this.clear();
    let [total, weight] = [0, 0];
    for (const queryTerm of terms) {
      if (queryTerm.isAcrossWords) continue;
      total += this.addTerm(queryTerm, factors, Infinity);
      weight += queryTerm.weight;
    }
    const meanIdf = weight > 0 ? total / weight : Infinity;
    for (const queryTerm of terms) if (queryTerm.isAcrossWords) total += this.addTerm(queryTerm, factors, meanIdf);
    return { ...this.arrays, touched: this.touched, total };
  }

  private clear(): void {
    for (const array of Object.values(this.arrays)) array.fill(0); // one call, however many sections were touched
    this.touched = [];
  }

  private find(queryTerm: QueryTerm, factors: LengthFactors): TermOccurrences {
    // A Latin word may be a prefix in one variant and complete in another.
    if (queryTerm.isConcept || kindAt(queryTerm.text, 0) !== 'han') return this.collect(queryTerm, factors);
    const known = this.known.get(queryTerm.text) ?? this.collect(queryTerm, factors);
    this.known.set(queryTerm.text, known);
    return known;
  }

  /** Collects the frequencies of all expansions. */
  private collect(queryTerm: QueryTerm, factors: LengthFactors): TermOccurrences {
    const { occurrences, termFlags } = this.arrays;
    const found: number[] = [];
    for (const { term, weight } of queryTerm.expansions) {
      for (const run of this.source.find(term)) this.collectRun(run, weight, factors, found);
    }
    const collected = {
      sections: found,
      occurrences: new Float32Array(found.length),
      flags: new Uint16Array(found.length),
      found: found.filter((section) => !this.isRow(section)).length,
    };
    found.forEach((section, index) => {
      collected.occurrences[index] = occurrences[section] ?? 0;
      collected.flags[index] = termFlags[section] ?? 0;
      occurrences[section] = 0;
      termFlags[section] = 0;
    });
    return collected;
  }

  /** (A separate function: engines deoptimise an inner loop each time it ends.) */
  private collectRun(run: PostingRun, weight: number, factors: LengthFactors, found: number[]): void {
    const { firstSection, sections, counts, start, end } = run;
    const { occurrences, termFlags } = this.arrays;
    for (let index = start; index < end; index += 1) {
      const section = firstSection + (sections[index] ?? 0);
      const packed = counts[index] ?? 0;
      if (occurrences[section] === 0) found.push(section);
      add(occurrences, section, weight * weighOccurrences(packed, section, factors, this.weights));
      set(termFlags, section, packed);
    }
  }

  private addTerm(queryTerm: QueryTerm, factors: LengthFactors, maxIdf: number): number {
    const { scores, matched, matchedInHead, matchedItself, matchedInHeading, matchedTerms, flags } = this.arrays;
    const { sections: found, occurrences, flags: termFlags, found: count } = this.find(queryTerm, factors);
    // An absent term is as rare as one in a single section. Rounded like the arrays: half of a query is exactly half.
    const worth = Math.fround(queryTerm.weight * Math.min(maxIdf, idf(Math.max(1, count), this.ownCount)));
    for (let index = 0; index < found.length; index += 1) {
      const section = found[index] ?? 0;
      const frequency = occurrences[index] ?? 0;
      const own = termFlags[index] ?? 0;
      if (flags[section] === 0) this.touched.push(section);
      add(scores, section, (worth * frequency) / (saturation + frequency));
      set(flags, section, own);
      if (queryTerm.isOptional) continue;
      add(matched, section, worth);
      if (queryTerm.weight >= termWeights.acrossWords) add(matchedTerms, section, 1);
      if (own & headMask) add(matchedInHead, section, worth);
      if (own & ownMask) add(matchedItself, section, worth);
      if (own & headingMask) add(matchedInHeading, section, worth);
      if (!(own & pageMask)) set(flags, section, beyondPage);
    }
    return queryTerm.isOptional ? 0 : worth;
  }
}
