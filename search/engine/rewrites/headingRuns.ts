import { findHanRuns } from '../../text/characters';
import type { PinyinText } from './pinyinMatch';
import { type Readings, type Syllable, firstLetterBit } from './syllables';

/** A run of Han characters that stands in titles or headings, with its reading. */
export type HeadingRun = {
  run: string;
  syllables: readonly (readonly Syllable[])[];
  /** How often it stands in titles, headings and other names. */
  count: number;
};

/** Receives a character of a run, and how many from there on, with their readings, are those of the one before. */
type StartVisitor = (heading: HeadingRun, start: number, shared: number) => void;

/**
 * Characters of runs that are the same one and read alike; those with the same character behind them stand together.
 */
type Starts = {
  character: string;
  readings: readonly Syllable[];
  headings: HeadingRun[];
  /** `starts[n]` is a position in the run of `headings[n]`. */
  starts: number[];
  shared: number[];
};

/**
 * Two characters and a place are sorted as one number, of which 53 bits count. What comes after so many is not found.
 */
const maxPlaces = 2 ** 21;

/** How many characters of two runs are the same, each from a start on. */
function countShared(one: HeadingRun, start: number, other: HeadingRun, otherStart: number): number {
  for (let count = 0; ; count += 1) {
    const [at, otherAt] = [start + count, otherStart + count];
    const isSame = one.run[at] === other.run[otherAt] && one.syllables[at] === other.syllables[otherAt];
    if (!isSame || at >= one.run.length) return count;
  }
}

/** Every character of every run, in groups. */
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

/** Whether a group can be what begins with `letter`: it may be spelled so, or is it. */
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

/** Han runs of headings, to be found by how one of their characters begins. */
export class HeadingRuns {
  private groups: readonly Starts[] | undefined;

  constructor(readonly all: readonly HeadingRun[]) {}

  /** Visits the characters that can be the first one that was typed (see `canBegin`). */
  visitStarts({ letters }: PinyinText, visit: StartVisitor): void {
    this.groups ??= groupStarts(this.all);
    for (const group of this.groups) if (canBegin(group, letters.charAt(0))) visitAll(group, visit);
  }
}

/** Han runs of folded headings and titles, each once. */
export function readHeadingRuns(headings: Iterable<string>, readings: Readings): HeadingRuns {
  const counts = new Map<string, number>();
  for (const heading of headings) {
    for (const { text } of findHanRuns(heading)) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return new HeadingRuns(Array.from(counts, ([run, count]) => ({ run, count, syllables: readings.read(run) })));
}
