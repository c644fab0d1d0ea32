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

/** Characters of runs: `starts[n]` is a position in `runs[n]`. */
type Starts = { runs: HeadingRun[]; starts: number[] };

/** All letters, with and without mixed up sounds; a beginning may be any Han character, too. */
const maxBeginnings = 64;

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
    const found: Starts = { runs: [], starts: [] };
    for (const heading of this.all) {
      for (let start = 0; start < heading.run.length; start += 1) {
        if (!canBegin(typed, heading, start, isFuzzy)) continue;
        found.runs.push(heading);
        found.starts.push(start);
      }
    }
    return found;
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
