import { findHanRuns } from '../../text/characters';
import type { PinyinText } from './pinyinMatch';
import { type Readings, type Syllable, firstLetterBit } from './syllables';

/** A run of Han characters of titles or headings, with its readings. */
export type HeadingRun = {
  run: string;
  syllables: readonly (readonly Syllable[])[];
  /** Number of occurrences in titles, headings and synonyms. */
  count: number;
};

/** Receives a character of a run, and the number of characters from there on that equal those of the previous one. */
type StartVisitor = (heading: HeadingRun, start: number, shared: number) => void;

/** Occurrences of one character with the same readings. Those with the same next character are adjacent. */
type Starts = {
  character: string;
  readings: readonly Syllable[];
  headings: HeadingRun[];
  /** `starts[n]` is a position in the run of `headings[n]`. */
  starts: number[];
  shared: number[];
};

/**
 * Maximum number of occurrences: two characters and an index are sorted as one number of 53 bits. Further ones are
 * ignored.
 */
const maxPlaces = 2 ** 21;

/** Returns the number of equal characters of two runs, each from a start on. */
function countShared(one: HeadingRun, start: number, other: HeadingRun, otherStart: number): number {
  for (let count = 0; ; count += 1) {
    const [at, otherAt] = [start + count, otherStart + count];
    const isSame = one.run[at] === other.run[otherAt] && one.syllables[at] === other.syllables[otherAt];
    if (!isSame || at >= one.run.length) return count;
  }
}

/** Groups the characters of all runs. */
function groupStarts(all: readonly HeadingRun[]): Starts[] {
  const places: { heading: HeadingRun; start: number }[] = [];
  const keys: number[] = [];
  for (const heading of all) {
    const { run } = heading;
    for (let start = 0; start < run.length; start += 1) {
      keys.push((run.charCodeAt(start) * 2 ** 16 + (run.charCodeAt(start + 1) || 0)) * maxPlaces + places.length);
      places.push({ heading, start });
    }
  }
  const groups: Starts[] = [];
  let group: Starts | undefined;
  let last: (typeof places)[number] | undefined;
  for (const key of Float64Array.from(keys.slice(0, maxPlaces)).sort()) {
    const place = places[key % maxPlaces];
    if (!place) continue;
    const { heading, start } = place;
    const shared = last ? countShared(last.heading, last.start, heading, start) : 0;
    if (!group || shared === 0) {
      const [character, readings] = [heading.run.charAt(start), heading.syllables[start] ?? []];
      groups.push((group = { character, readings, headings: [], starts: [], shared: [] }));
    }
    group.headings.push(heading);
    group.starts.push(start);
    group.shared.push(shared);
    last = place;
  }
  return groups;
}

/** Returns whether a group can begin with `letter`: its character is the letter, or its reading begins so. */
function canBegin({ character, readings }: Starts, letter: string): boolean {
  if (character === letter) return true;
  const bit = firstLetterBit(letter);
  return readings.some(({ firstLetter }) => (firstLetter & bit) !== 0);
}

function visitAll({ headings, starts, shared }: Starts, visit: StartVisitor): void {
  headings.forEach((heading, index) => {
    visit(heading, starts[index] ?? 0, shared[index] ?? 0);
  });
}

/** Index of the Han runs of headings by the first letter of their characters. */
export class HeadingRuns {
  private groups: readonly Starts[] | undefined;

  constructor(readonly all: readonly HeadingRun[]) {}

  /** Visits the characters that can be the first typed one (see `canBegin`). */
  visitStarts({ letters }: PinyinText, visit: StartVisitor): void {
    this.groups ??= groupStarts(this.all);
    for (const group of this.groups) if (canBegin(group, letters.charAt(0))) visitAll(group, visit);
  }
}

/** Returns the Han runs of folded headings and titles, each once. */
export function readHeadingRuns(headings: Iterable<string>, readings: Readings): HeadingRuns {
  const counts = new Map<string, number>();
  for (const heading of headings) {
    for (const { text } of findHanRuns(heading)) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return new HeadingRuns(Array.from(counts, ([run, count]) => ({ run, count, syllables: readings.read(run) })));
}
