import { findRunEnd, kindAt } from '../../text/characters';
import { Remembered } from '../remembered';
import { type PinyinText, canBegin } from './pinyinMatch';
import type { Readings, Syllable } from './syllables';

/** A run of Han characters that stands in titles or headings, with its reading. */
export type HeadingRun = {
  run: string;
  syllables: readonly (readonly Syllable[])[];
  /** Letters that each character may begin with, one bit each: exactly, and as speakers write who mix up sounds. */
  firstLetters: readonly number[];
  firstLettersFuzzy: readonly number[];
  /** How often it stands in titles, headings and other names. */
  count: number;
};

function readRun(run: string, count: number, readings: Readings): HeadingRun {
  const syllables = readings.read(run);
  const firstLetters: number[] = [];
  const firstLettersFuzzy: number[] = [];
  for (const readings of syllables) {
    firstLetters.push(readings.reduce((bits, { firstLetter }) => bits | firstLetter, 0));
    firstLettersFuzzy.push(readings.reduce((bits, reading) => bits | reading.firstLettersFuzzy, 0));
  }
  return { run, count, syllables, firstLetters, firstLettersFuzzy };
}

/** Characters of runs from where letters may begin to spell them: those with the same characters behind them together. */
type Starts = {
  runs: readonly HeadingRun[];
  /** `starts[n]` is a position in `runs[n]`. */
  starts: Uint16Array;
  /** How many characters from there on, with their readings, are the same as from the start before. */
  shared: Uint16Array;
};

/** All letters, with and without mixed up sounds; a beginning may be any Han character, too. */
const maxBeginnings = 64;

type Start = { heading: HeadingRun; start: number };

/** How many characters of two runs are the same, each from a start on. */
function countShared(left: Start | undefined, right: Start): number {
  if (!left) return 0;
  const [one, other] = [left.heading, right.heading];
  for (let count = 0; ; count += 1) {
    const [at, otherAt] = [left.start + count, right.start + count];
    const isSame = one.run[at] === other.run[otherAt] && one.syllables[at] === other.syllables[otherAt];
    if (!isSame || at >= one.run.length) return count;
  }
}

/** Han runs of headings, to be found by how one of their characters begins. */
export class HeadingRuns {
  private readonly byBeginning = new Remembered<string, Starts>(maxBeginnings);

  constructor(readonly all: readonly HeadingRun[]) {}

  /** Characters that can be the first one that was typed (see `canBegin`). */
  startsOf(typed: PinyinText, isFuzzy: boolean): Starts {
    const beginning = typed.letters.charAt(0) + (isFuzzy ? '~' : '');
    return this.byBeginning.get(beginning, () => this.findStarts(typed, isFuzzy));
  }

  private findStarts(typed: PinyinText, isFuzzy: boolean): Starts {
    const found: (Start & { text: string })[] = [];
    for (const heading of this.all) {
      const { run } = heading;
      for (let start = 0; start < run.length; start += 1) {
        if (canBegin(typed, heading, start, isFuzzy)) found.push({ heading, start, text: run.slice(start) });
      }
    }
    found.sort((left, right) => (left.text < right.text ? -1 : Number(left.text > right.text)));
    return {
      runs: found.map(({ heading }) => heading),
      starts: Uint16Array.from(found, ({ start }) => start),
      shared: Uint16Array.from(found, (start, index) => countShared(found[index - 1], start)),
    };
  }
}

/** Han runs of folded headings and titles, each once. */
export function readHeadingRuns(headings: Iterable<string>, readings: Readings): HeadingRuns {
  const counts = new Map<string, number>();
  for (const heading of headings) {
    for (let index = 0; index < heading.length;) {
      const end = kindAt(heading, index) === 'other' ? index + 1 : findRunEnd(heading, index);
      if (kindAt(heading, index) === 'han') {
        const run = heading.slice(index, end);
        counts.set(run, (counts.get(run) ?? 0) + 1);
      }
      index = end;
    }
  }
  return new HeadingRuns(Array.from(counts, ([run, count]) => readRun(run, count, readings)));
}
