import { findRunEnd, kindAt } from '../../text/characters';
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

/** Han runs of folded headings and titles, each once. */
export function readHeadingRuns(headings: Iterable<string>, readings: Readings): HeadingRun[] {
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
  return Array.from(counts, ([run, count]) => readRun(run, count, readings));
}
