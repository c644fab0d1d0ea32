import { kindAt } from '../../text/characters';
import type { HeadingRun } from './headingRuns';
import { type Syllable, firstLetterBit } from './syllables';

/** How letters stand for characters: whole syllables, first letters, or some of both. */
export type PinyinStyle = 'full' | 'initials' | 'mixed';

/** How many characters of a run the letters stand for, and how. */
export type PinyinMatch = { length: number; style: PinyinStyle };

/**
 * Letters typed for Chinese; Han characters among them stand for themselves ("设bei"). `breaks` are positions where the
 * reader ended a syllable: "xi'an", "she bei".
 */
export type PinyinText = { letters: string; breaks: ReadonlySet<number> };

/** Bits for the ways in which a position in the letters can be reached. */
const noneBit = 1;
const fullBit = 2;
const initialsBit = 4;
const mixedBit = 8;

function afterFull(ways: number): number {
  return (ways & (noneBit | fullBit) ? fullBit : 0) | (ways & (initialsBit | mixedBit) ? mixedBit : 0);
}

function afterInitial(ways: number): number {
  return (ways & (noneBit | initialsBit) ? initialsBit : 0) | (ways & (fullBit | mixedBit) ? mixedBit : 0);
}

function bestStyle(ways: number): PinyinStyle {
  if (ways & fullBit) return 'full';
  return ways & initialsBit ? 'initials' : 'mixed';
}

/** A place in the letters that the characters so far can have reached, and the ways that lead there. */
type Step = { end: number; ways: number };

function hasBreakInside({ breaks }: PinyinText, start: number, end: number): boolean {
  if (breaks.size === 0) return false;
  for (let at = start + 1; at < end; at += 1) if (breaks.has(at)) return true;
  return false;
}

/** Adds ways to a place; the few places that one character leads to are looked through. */
function addStep(steps: Step[], end: number, ways: number): void {
  for (const step of steps) {
    if (step.end !== end) continue;
    step.ways |= ways;
    return;
  }
  steps.push({ end, ways });
}

/** Adds steps by one reading of a character. A syllable at the end of the letters may be cut off, but not to its initial. */
function addSteps(steps: Step[], text: PinyinText, from: Step, syllable: Syllable, isFuzzy: boolean): void {
  const { letters } = text;
  const { end: position, ways } = from;
  const add = (end: number, newWays: number): void => {
    if (!hasBreakInside(text, position, end)) addStep(steps, end, newWays);
  };
  for (const spelling of isFuzzy ? syllable.fuzzy : syllable.exactly) {
    if (letters.startsWith(spelling, position)) {
      add(position + spelling.length, afterFull(ways));
      continue;
    }
    const rest = letters.length - position;
    if (rest >= spelling.length || !spelling.startsWith(letters.slice(position))) continue;
    const isOnlyInitial = ways === noneBit && syllable.initials.includes(letters.slice(position));
    if (!isOnlyInitial) add(letters.length, afterFull(ways));
  }
  for (const initial of syllable.initials) {
    if (letters.startsWith(initial, position)) add(position + initial.length, afterInitial(ways));
  }
}

/**
 * Whether `text` spells the characters of a run from `start` on, wholly used up. Walks character by character over all
 * positions of the letters that the characters so far can have reached.
 */
export function matchPinyin(
  text: PinyinText,
  { run, syllables }: Pick<HeadingRun, 'run' | 'syllables'>,
  start: number,
  isFuzzy: boolean,
): PinyinMatch | undefined {
  const { letters } = text;
  let reached: Step[] = [{ end: 0, ways: noneBit }];
  for (let index = start; index < run.length && reached.length > 0; index += 1) {
    const next: Step[] = [];
    for (const from of reached) {
      const { end: position, ways } = from;
      const isSame = letters.charCodeAt(position) === run.charCodeAt(index) && kindAt(letters, position) === 'han';
      if (isSame) addStep(next, position + 1, ways);
      for (const syllable of syllables[index] ?? []) addSteps(next, text, from, syllable, isFuzzy);
    }
    for (const { end, ways } of next) {
      if (end === letters.length) return { length: index + 1 - start, style: bestStyle(ways) };
    }
    reached = next;
  }
  return undefined;
}

/** Cheap test that spares most characters a walk: can the character at `start` be the first that was typed? */
export function canBegin({ letters }: PinyinText, heading: HeadingRun, start: number, isFuzzy: boolean): boolean {
  const firstLetters = (isFuzzy ? heading.firstLettersFuzzy : heading.firstLetters)[start] ?? 0;
  return (firstLetters & firstLetterBit(letters)) !== 0 || heading.run.charAt(start) === letters.charAt(0);
}
