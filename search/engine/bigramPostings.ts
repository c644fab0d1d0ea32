import { type Field, fieldNames, occurrences } from './fields';
import type { HanIds } from './hanIds';
import { type PackedPostings, PostingLists } from './postingLists';
import type { PostingRun } from './postings';
import { BoundedCache } from './boundedCache';
import { indexOfSorted } from './indexOfSorted';

/** Number of characters whose bigrams are cached. All would take 3 MB more. */
const maxRows = 128;

const occurrencesByField = fieldNames.map((field) => occurrences[field]);

/** Attributes of every Han character, column by column. */
type Columns = {
  /** Id of the character that follows it in its run, 0 for the last one. */
  seconds: Uint16Array;
  /** Section, counted from the first one of the addition. */
  sections: Uint16Array;
  /** Index in `fieldNames`. */
  fields: Uint8Array;
};

function createColumns(length: number): Columns {
  return {
    seconds: new Uint16Array(length),
    sections: new Uint16Array(length),
    fields: new Uint8Array(length),
  };
}

/** Columns sorted by character: those of `characters[n]` are from `starts[n]` to `starts[n + 1]`. */
type Rows = Columns & { characters: Uint16Array; starts: Uint32Array };

const noBigrams = new PostingLists({ postings: 0, terms: 0 }).pack(0);

/**
 * Collects the Han characters of one addition, section by section, each with its successor, and sorts them by
 * character. Postings of bigrams are computed when a query needs their first character: of three thousand characters,
 * queries need few, and full text is ready a fifth sooner.
 */
export class BigramPostings {
  private readonly firsts: Uint16Array;
  private readonly columns: Columns;
  /** Number of characters that were added. */
  length = 0;
  private section = 0;

  /** `chars`: maximum number of characters of any kind. */
  constructor(
    private readonly ids: HanIds,
    chars: number,
  ) {
    this.firsts = new Uint16Array(chars);
    this.columns = createColumns(chars);
  }

  /** Begins the next section, counted from the first one of the addition. */
  begin(section: number): void {
    this.section = section;
  }

  /** Adds a text to the current section. Returns the number of its Han characters. */
  add(folded: string, field: Field): number {
    const { ids, firsts, section } = this;
    const { seconds, sections, fields } = this.columns;
    const fieldNumber = fieldNames.indexOf(field);
    const before = this.length;
    let { length } = this;
    let isInRun = false;
    for (let index = 0; index < folded.length; index += 1) {
      const id = ids.findOrAdd(folded.charCodeAt(index));
      if (id === 0) {
        isInRun = false;
        continue;
      }
      if (isInRun) seconds[length - 1] = id;
      firsts[length] = id;
      sections[length] = section;
      fields[length] = fieldNumber;
      length += 1;
      isInRun = true;
    }
    this.length = length;
    return length - before;
  }

  /** Adds the `count` characters from position `start` on to the current section, too. */
  addAgain(start: number, count: number): void {
    const { length, firsts, section } = this;
    const { seconds, sections, fields } = this.columns;
    for (const column of [firsts, seconds, fields]) column.copyWithin(length, start, start + count);
    sections.fill(section, length, length + count);
    this.length = length + count;
  }

  /** Sorts the characters. Sections keep their order. */
  pack(firstSection: number): PackedBigrams {
    const { firsts, columns, length } = this;
    const next = new Uint32Array(this.ids.end);
    for (let index = 0; index < length; index += 1) {
      const first = firsts[index] ?? 0;
      next[first] = (next[first] ?? 0) + 1;
    }
    const characters = Uint16Array.from(next.keys()).filter((id) => next[id] !== 0);
    const starts = new Uint32Array(characters.length + 1);
    characters.forEach((id, row) => {
      const start = starts[row] ?? 0;
      starts[row + 1] = start + (next[id] ?? 0);
      next[id] = start;
    });
    const { seconds, sections, fields } = createColumns(length);
    for (let index = 0; index < length; index += 1) {
      const first = firsts[index] ?? 0;
      const place = next[first] ?? 0;
      next[first] = place + 1;
      seconds[place] = columns.seconds[index] ?? 0;
      sections[place] = columns.sections[index] ?? 0;
      fields[place] = columns.fields[index] ?? 0;
    }
    return new PackedBigrams(firstSection, this.ids.end, { characters, starts, seconds, sections, fields });
  }
}

/** Han characters of one addition to the index, and the postings of their bigrams. */
export class PackedBigrams {
  private readonly known = new BoundedCache<number, PackedPostings>(maxRows);
  private readonly knownCharacters = new BoundedCache<number, PackedPostings>(maxRows);

  constructor(
    private readonly firstSection: number,
    /** Limit of all character ids. */
    private readonly end: number,
    private readonly rows: Rows,
  ) {}

  /**
   * Returns the postings of the bigrams that begin with a character, by id of the second one: 0 at the end of a run.
   */
  bigramsOf(first: number): PackedPostings {
    const row = indexOfSorted(first, this.rows.characters);
    return row === -1
      ? noBigrams
      : this.known.get(row, () => this.readRow(row, (place) => this.rows.seconds[place] ?? 0));
  }

  /** Returns the postings of one character, whatever follows it. */
  runOf(character: number): PostingRun | undefined {
    const row = indexOfSorted(character, this.rows.characters);
    return row === -1 ? undefined : this.knownCharacters.get(row, () => this.readRow(row, () => 0)).runOf(0);
  }

  /** Adds to each character the number of sections in which it precedes, and follows, each other character. */
  countBigrams(afterFirst: Uint32Array, beforeSecond: Uint32Array): void {
    const { characters, starts, seconds, sections } = this.rows;
    // By second character: the first one and the section that were counted last.
    const lastFirst = new Uint16Array(beforeSecond.length);
    const lastSection = new Uint16Array(beforeSecond.length);
    for (const [row, first] of characters.entries()) {
      const end = starts[row + 1] ?? 0;
      for (let place = starts[row] ?? 0; place < end; place += 1) {
        const second = seconds[place] ?? 0;
        const section = sections[place] ?? 0;
        if (lastFirst[second] === first && lastSection[second] === section) continue;
        lastFirst[second] = first;
        lastSection[second] = section;
        afterFirst[first] = (afterFirst[first] ?? 0) + 1;
        beforeSecond[second] = (beforeSecond[second] ?? 0) + 1;
      }
    }
  }

  /** Returns the postings of the occurrences of one character, by the term of each place. */
  private readRow(row: number, termAt: (place: number) => number): PackedPostings {
    const { starts, sections, fields } = this.rows;
    const [start = 0, end = start] = starts.subarray(row, row + 2);
    const lists = new PostingLists({ postings: end - start, terms: this.end });
    for (let place = start; place < end; place += 1) {
      const section = sections[place] ?? 0;
      if (place === start || section !== sections[place - 1]) lists.begin(section);
      const occurrence = occurrencesByField[fields[place] ?? 0];
      if (occurrence) lists.add(termAt(place), occurrence);
    }
    return lists.pack(this.firstSection);
  }
}
