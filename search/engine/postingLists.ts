import { type Occurrence, addOccurrence } from './fields';
import type { PostingRun } from './postings';
import { indexOfSorted } from './indexOfSorted';

/** Maximum number of sections in an addition: they are numbered in 16 bits. */
export const maxSectionsOfAddition = 1 << 16;

const minCapacity = 64;

/** Grows by half, to waste little memory. */
function grownLength(length: number): number {
  return Math.max(minCapacity, length + (length >>> 1));
}

/** Copies `from` into the larger array. */
function grown<Numbers extends Uint16Array | Uint32Array>(from: Numbers, larger: Numbers): Numbers {
  larger.set(from);
  return larger;
}

/**
 * Collects the postings of one addition, section by section, and packs them into compressed sparse rows: the postings
 * of all terms one after the other, and the start of each term.
 */
export class PostingLists {
  private terms: Uint32Array;
  private sections: Uint16Array;
  private counts: Uint16Array;
  private length = 0;
  private section = 0;
  private firstOfSection = 0;
  /** Last posting of each term, plus one. */
  private lastOfTerm: Uint32Array;

  /** `postings` and `terms` are estimates of the sizes, which save reallocations. */
  constructor({ postings, terms }: { postings: number; terms: number }) {
    this.terms = new Uint32Array(postings);
    this.sections = new Uint16Array(postings);
    this.counts = new Uint16Array(postings);
    this.lastOfTerm = new Uint32Array(terms);
  }

  /** Begins the next section, counted from the first one of the addition. */
  begin(section: number): void {
    this.section = section;
    this.firstOfSection = this.length;
  }

  /** Adds an occurrence of `term` to the current section. */
  add(term: number, occurrence: Occurrence): void {
    if (term >= this.lastOfTerm.length)
      this.lastOfTerm = grown(this.lastOfTerm, new Uint32Array(grownLength(term + 1)));
    const last = (this.lastOfTerm[term] ?? 0) - 1;
    if (last >= this.firstOfSection) {
      this.counts[last] = addOccurrence(this.counts[last] ?? 0, occurrence);
      return;
    }
    if (this.length === this.terms.length) this.grow();
    this.terms[this.length] = term;
    this.sections[this.length] = this.section;
    this.counts[this.length] = occurrence.one;
    this.length += 1;
    this.lastOfTerm[term] = this.length;
  }

  /** Packs the postings. Sections keep their order. Nothing can be added afterwards. */
  pack(firstSection: number): PackedPostings {
    const { terms: added, length } = this;
    const next = this.lastOfTerm.fill(0);
    let rows = 0;
    for (let index = 0; index < length; index += 1) {
      const term = added[index] ?? 0;
      const count = next[term] ?? 0;
      if (count === 0) rows += 1;
      next[term] = count + 1;
    }
    const terms = new Uint32Array(rows);
    const starts = new Uint32Array(rows + 1);
    let [row, start] = [0, 0];
    for (let term = 0; row < rows; term += 1) {
      const count = next[term] ?? 0;
      if (count === 0) continue;
      terms[row] = term;
      starts[row] = next[term] = start;
      start += count;
      row += 1;
    }
    starts[row] = start;
    const sections = new Uint16Array(length);
    const counts = new Uint16Array(length);
    for (let index = 0; index < length; index += 1) {
      const term = added[index] ?? 0;
      const position = next[term] ?? 0;
      sections[position] = this.sections[index] ?? 0;
      counts[position] = this.counts[index] ?? 0;
      next[term] = position + 1;
    }
    return new PackedPostings(firstSection, terms, starts, sections, counts);
  }

  private grow(): void {
    const length = grownLength(this.length);
    this.terms = grown(this.terms, new Uint32Array(length));
    this.sections = grown(this.sections, new Uint16Array(length));
    this.counts = grown(this.counts, new Uint16Array(length));
  }
}

/** Postings of one addition to the index. Absent terms take no memory. */
export class PackedPostings {
  constructor(
    private readonly firstSection: number,
    /** Ascending. `starts` has the start of the postings of each term. */
    readonly terms: Uint32Array,
    private readonly starts: Uint32Array,
    private readonly sections: Uint16Array,
    private readonly counts: Uint16Array,
  ) {}

  /** Returns the postings of a term, undefined when it is absent. */
  runOf(term: number): PostingRun | undefined {
    const row = indexOfSorted(term, this.terms);
    if (row === -1) return undefined;
    const { firstSection, sections, counts, starts } = this;
    return { firstSection, sections, counts, start: starts[row] ?? 0, end: starts[row + 1] ?? 0 };
  }
}
