import { kindAt } from '../../text/characters';
import type { HeadingRun } from './headingRuns';
import type { Syllable } from './syllables';

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

type Ways = number;

/** Ways after one more character that was typed in full. */
function afterFull(ways: Ways): Ways {
  return (ways & (noneBit | fullBit) ? fullBit : 0) | (ways & (initialsBit | mixedBit) ? mixedBit : 0);
}

/** Ways after one more that was typed by its initial. */
function afterInitial(ways: Ways): Ways {
  return (ways & (noneBit | initialsBit) ? initialsBit : 0) | (ways & (fullBit | mixedBit) ? mixedBit : 0);
}

/** Ways after a syllable that was cut off to its initial: alone, that is an initial. */
function afterCut(ways: Ways): Ways {
  return ways === noneBit ? 0 : afterFull(ways);
}

function bestStyle(ways: number): PinyinStyle {
  if (ways & fullBit) return 'full';
  return ways & initialsBit ? 'initials' : 'mixed';
}

/** Where one character leads to in the letters, and in which ways. */
type Step = { end: number; after: (ways: Ways) => Ways };

function hasBreakInside({ breaks }: PinyinText, start: number, end: number): boolean {
  for (let at = start + 1; at < end; at += 1) if (breaks.has(at)) return true;
  return false;
}

/**
 * Tells which characters of runs `text` spells. What one reading of a character leads to is worked out once, and so are
 * characters that the next run shares.
 */
export class PinyinMatcher {
  /** Of each position in the letters, the steps of the syllables that have been asked for. */
  private readonly steps: Map<Syllable, readonly Step[]>[] = [];
  /** After each number of characters, the ways in which they reach each position in the letters. */
  private readonly reached = [Uint8Array.of(noneBit)];
  /** How many characters have been walked, and whether the last one of them led anywhere. */
  private walked = 0;
  private isAnywhere = true;

  /** `isFull`: in whole syllables only. */
  constructor(
    private readonly text: PinyinText,
    private readonly isFull = false,
  ) {}

  /**
   * Whether the text spells the characters of a run from `start` on, wholly used up. Walks character by character over
   * all positions of the letters that the characters so far can have reached; not again over the first `shared` ones,
   * which are those of the run before.
   */
  match(heading: Pick<HeadingRun, 'run' | 'syllables'>, start: number, shared = 0): PinyinMatch | undefined {
    if (shared < this.walked) {
      this.walked = shared;
      this.isAnywhere = true;
    }
    if (!this.isAnywhere) return undefined; // before the heading is looked at: most come here
    const { run, syllables } = heading;
    for (let index = start + this.walked; this.isAnywhere; index += 1) {
      const ways = this.reached[this.walked]?.[this.text.letters.length] ?? 0;
      if (ways !== 0) return { length: this.walked, style: bestStyle(ways) };
      if (index === run.length) break;
      this.isAnywhere = this.walk(run.charCodeAt(index), syllables[index] ?? []);
      this.walked += 1;
    }
    return undefined;
  }

  /** Goes on by one character; false when it leads nowhere. */
  private walk(character: number, readings: readonly Syllable[]): boolean {
    const { letters } = this.text;
    const reached = this.reached[this.walked] ?? new Uint8Array(0);
    const next = (this.reached[this.walked + 1] ??= new Uint8Array(letters.length + 1));
    next.fill(0);
    let isAnywhere = false;
    for (let position = 0; position < letters.length; position += 1) {
      const ways = reached[position] ?? 0;
      if (ways === 0) continue;
      if (letters.charCodeAt(position) === character && kindAt(letters, position) === 'han') {
        next[position + 1] = (next[position + 1] ?? 0) | ways;
        isAnywhere = true;
      }
      for (const syllable of readings) {
        for (const { end, after } of this.stepsOf(position, syllable)) {
          const reaching = after(ways);
          next[end] = (next[end] ?? 0) | reaching;
          isAnywhere ||= reaching !== 0;
        }
      }
    }
    return isAnywhere;
  }

  private stepsOf(position: number, syllable: Syllable): readonly Step[] {
    const known = (this.steps[position] ??= new Map<Syllable, readonly Step[]>());
    const steps = known.get(syllable) ?? this.findSteps(position, syllable);
    known.set(syllable, steps);
    return steps;
  }

  /** Steps by one reading of a character. A syllable at the end of the letters may be cut off. */
  private findSteps(position: number, { exactly, initials }: Syllable): Step[] {
    const { letters } = this.text;
    const steps: Step[] = [];
    const rest = letters.slice(position);
    for (const spelling of exactly) {
      if (rest.startsWith(spelling)) steps.push({ end: position + spelling.length, after: afterFull });
      else if (rest.length < spelling.length && spelling.startsWith(rest)) {
        steps.push({ end: letters.length, after: initials.includes(rest) ? afterCut : afterFull });
      }
    }
    for (const initial of this.isFull ? [] : initials) {
      if (rest.startsWith(initial)) steps.push({ end: position + initial.length, after: afterInitial });
    }
    return steps.filter(({ end }) => !hasBreakInside(this.text, position, end));
  }
}
