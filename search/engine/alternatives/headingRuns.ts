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

/** A heading laid over a run so that it begins at `start`, which may be before the run; `same` characters are the same. */
export type Overlay = { heading: HeadingRun; start: number; same: number };

/** An overlay as one number: the heading's place times this, plus where it begins, counted from the middle. */
const overlayBase = 1 << 10;
const noShift = overlayBase / 2;

/** All letters, with and without mixed up sounds; a beginning may be any Han character, too. */
const maxBeginnings = 64;

/** Han runs of headings, to be found by one of their characters, or by how it begins. */
export class HeadingRuns {
  private readonly byBeginning = new Remembered<string, Starts>(maxBeginnings);
  /** Of each character, the overlays on a run that begins with it. */
  private byCharacter: Map<string, number[]> | undefined;

  constructor(readonly all: readonly HeadingRun[]) {}

  /** Characters that can be the first one that was typed (see `canBegin`). */
  startsOf(typed: PinyinText, isFuzzy: boolean): Starts {
    const beginning = typed.letters.charAt(0) + (isFuzzy ? '~' : '');
    return this.byBeginning.get(beginning, () => this.findStarts(typed, isFuzzy));
  }

  /**
   * Headings laid over `run` so that one of the two covers the other and a character or more is the same; in the order
   * of the headings. (Trying every heading everywhere would take longer than everything else that a long query costs.)
   */
  overlaysOf(run: string): Overlay[] {
    const byCharacter = (this.byCharacter ??= this.findCharacters());
    const counts = new Map<number, number>();
    for (let at = 0; at < run.length; at += 1) {
      for (const overlay of byCharacter.get(run.charAt(at)) ?? []) {
        counts.set(overlay + at, (counts.get(overlay + at) ?? 0) + 1);
      }
    }
    return Array.from(counts)
      .sort(([left], [right]) => left - right)
      .flatMap(([overlay, same]): Overlay[] => {
        const heading = this.all[Math.floor(overlay / overlayBase)];
        const start = (overlay % overlayBase) - noShift;
        const rest = run.length - start - (heading?.run.length ?? 0);
        const isCovered = (start >= 0 && rest >= 0) || (start <= 0 && rest <= 0);
        return heading && isCovered ? [{ heading, start, same }] : [];
      });
  }

  private findCharacters(): Map<string, number[]> {
    const byCharacter = new Map<string, number[]>();
    this.all.forEach(({ run }, index) => {
      for (let at = 0; at < Math.min(run.length, noShift); at += 1) {
        const overlays = byCharacter.get(run.charAt(at)) ?? [];
        overlays.push(index * overlayBase + noShift - at);
        byCharacter.set(run.charAt(at), overlays);
      }
    });
    return byCharacter;
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
