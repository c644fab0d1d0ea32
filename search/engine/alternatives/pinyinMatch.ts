import { kindAt } from '../../text/characters';
import type { HeadingRun } from './headingRuns';
import { type Syllable, firstLetterBit } from './syllables';

/** How letters stand for characters: whole syllables, first letters, or some of both. */
export type PinyinStyle = 'full' | 'initials' | 'mixed';

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

/** A place in the letters that reading one more character can lead to, and the ways that lead there. */
type Step = { end: number; ways: number };

function hasBreakInside({ breaks }: PinyinText, start: number, end: number): boolean {
  for (let at = start + 1; at < end; at += 1) if (breaks.has(at)) return true;
  return false;
}

/** Steps by one reading of a character. A syllable at the end of the letters may be cut off, but not to its initial. */
function stepsOf(text: PinyinText, position: number, ways: number, syllable: Syllable, isFuzzy: boolean): Step[] {
  const { letters } = text;
  const rest = letters.length - position;
  const steps: Step[] = [];
  for (const spelling of isFuzzy ? syllable.fuzzy : [syllable.exact]) {
    const isCut = rest < spelling.length && spelling.startsWith(letters.slice(position));
    const isOnlyInitial = isCut && ways === noneBit && syllable.initials.includes(letters.slice(position));
    if (isOnlyInitial || (!isCut && !letters.startsWith(spelling, position))) continue;
    steps.push({ end: isCut ? letters.length : position + spelling.length, ways: afterFull(ways) });
  }
  for (const initial of syllable.initials) {
    if (letters.startsWith(initial, position)) {
      steps.push({ end: position + initial.length, ways: afterInitial(ways) });
    }
  }
  return steps.filter(({ end }) => !hasBreakInside(text, position, end));
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
  let reached = new Map<number, number>([[0, noneBit]]);
  for (let index = start; index < run.length && reached.size > 0; index += 1) {
    const next = new Map<number, number>();
    for (const [position, ways] of reached) {
      const isSame = kindAt(text.letters, position) === 'han' && text.letters.charAt(position) === run.charAt(index);
      if (isSame) next.set(position + 1, (next.get(position + 1) ?? 0) | ways);
      for (const syllable of syllables[index] ?? []) {
        for (const step of stepsOf(text, position, ways, syllable, isFuzzy)) {
          next.set(step.end, (next.get(step.end) ?? 0) | step.ways);
        }
      }
    }
    const atEnd = next.get(text.letters.length);
    if (atEnd !== undefined) return { length: index + 1 - start, style: bestStyle(atEnd) };
    reached = next;
  }
  return undefined;
}

/** Cheap test that spares most characters a walk: can the character at `start` be the first that was typed? */
export function canBegin({ letters }: PinyinText, heading: HeadingRun, start: number, isFuzzy: boolean): boolean {
  const firstLetters = (isFuzzy ? heading.firstLettersFuzzy : heading.firstLetters)[start] ?? 0;
  return (firstLetters & firstLetterBit(letters)) !== 0 || heading.run.charAt(start) === letters.charAt(0);
}
