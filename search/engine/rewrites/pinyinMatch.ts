import { kindAt } from '../../text/characters';
import type { HeadingRun } from './headingRuns';
import type { Syllable } from './syllables';

/** Spelling of characters by letters: whole syllables, initials, or both. */
export type PinyinStyle = 'full' | 'initials' | 'mixed';

/** Number of characters that the letters spell, and their style. */
export type PinyinMatch = { length: number; style: PinyinStyle };

/**
 * Letters typed for Chinese. Han characters among them match themselves ("设bei"). `breaks` are positions of syllable
 * boundaries that the user typed: "xi'an", "she bei".
 */
export type PinyinText = { letters: string; breaks: ReadonlySet<number> };

/** Bits for the styles in which a position in the letters can be reached. */
const noneBit = 1;
const fullBit = 2;
const initialsBit = 4;
const mixedBit = 8;

type Ways = number;

/** Returns the styles after one more character in full. */
function afterFull(ways: Ways): Ways {
  return (ways & (noneBit | fullBit) ? fullBit : 0) | (ways & (initialsBit | mixedBit) ? mixedBit : 0);
}

/** Returns the styles after one more character by its initial. */
function afterInitial(ways: Ways): Ways {
  return (ways & (noneBit | initialsBit) ? initialsBit : 0) | (ways & (fullBit | mixedBit) ? mixedBit : 0);
}

/** Returns the styles after a syllable that is cut to its initial. Alone, that is an initial. */
function afterCut(ways: Ways): Ways {
  return ways === noneBit ? 0 : afterFull(ways);
}

function bestStyle(ways: number): PinyinStyle {
  if (ways & fullBit) return 'full';
  return ways & initialsBit ? 'initials' : 'mixed';
}

/** End of a character in the letters, and its effect on the styles. */
type Step = { end: number; after: (ways: Ways) => Ways };

function hasBreakInside({ breaks }: PinyinText, start: number, end: number): boolean {
  for (let at = start + 1; at < end; at += 1) if (breaks.has(at)) return true;
  return false;
}

/**
 * Matches letters with the characters of runs. Caches the steps of each syllable, and the characters that the next run
 * shares.
 */
export class PinyinMatcher {
  /** Steps by position in the letters and syllable. */
  private readonly steps: Map<Syllable, readonly Step[]>[] = [];
  /** Styles in which each position is reached, by number of characters. */
  private readonly reached = [Uint8Array.of(noneBit)];
  /** Number of processed characters, and whether the last one matched. */
  private walked = 0;
  private isAnywhere = true;

  /** `isFull`: in whole syllables only. */
  constructor(
    private readonly text: PinyinText,
    private readonly isFull = false,
  ) {}

  /**
   * Matches the whole text with the characters of a run from `start` on. Processes character by character all reachable
   * positions of the letters. Skips the first `shared` characters, which equal those of the previous run.
   */
  match(heading: Pick<HeadingRun, 'run' | 'syllables'>, start: number, shared = 0): PinyinMatch | undefined {
    if (shared < this.walked) {
      this.walked = shared;
      this.isAnywhere = true;
    }
    if (!this.isAnywhere) return undefined; // before the heading is read: most calls end here
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

  /** Processes one more character. Returns false when it does not match. */
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

  /** Returns the steps of a syllable. At the end of the letters it may be cut off. */
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
