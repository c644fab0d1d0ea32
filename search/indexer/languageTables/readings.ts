import { pinyin } from 'pinyin-pro';
import type { LanguageTables } from '../../protocol/corpus';
import { listCommonCharacters } from '../../protocol/gb2312';

type Tables = Pick<LanguageTables, 'readings' | 'wordReadings'>;

const hanRun = /\p{Script=Han}+/gu;
const longestWordChars = 4;
/** Headings that read a character otherwise than most do, from which on both are its readings. */
const frequentReadings = 3;

function isSyllable(syllable: string): boolean {
  return /^[a-z]+$/.test(syllable);
}

/** Syllables of a run of Han characters as they are typed: no tones, ü as v. */
function readRun(run: string): string[] {
  return pinyin(run, { toneType: 'none', type: 'array', v: true });
}

/** How often each character is read how, in headings as they stand. */
function countReadings(runs: readonly string[]): Map<string, Map<string, number>> {
  const counts = new Map<string, Map<string, number>>();
  for (const run of runs) {
    const syllables = readRun(run);
    [...run].forEach((character, place) => {
      const syllable = syllables[place] ?? '';
      const known = counts.get(character) ?? new Map<string, number>();
      counts.set(character, known.set(syllable, (known.get(syllable) ?? 0) + 1));
    });
  }
  return counts;
}

/** The most frequent reading first; then another one that is frequent enough to be heard in a word nobody lists. */
function findFrequent(counts: ReadonlyMap<string, number>): string[] {
  const [most, ...others] = [...counts].sort(([, left], [, right]) => right - left);
  return most
    ? [most[0], ...others.filter(([, count]) => count >= frequentReadings).map(([syllable]) => syllable)]
    : [];
}

function buildReadings(runs: readonly string[]): Map<string, string[]> {
  const counts = countReadings(runs);
  const characters = new Set([...listCommonCharacters(), ...counts.keys()]);
  const readings = new Map<string, string[]>();
  for (const character of characters) {
    const frequent = findFrequent(counts.get(character) ?? new Map());
    const syllables = (frequent.length > 0 ? frequent : readRun(character).slice(0, 1)).filter(isSyllable);
    if (syllables.length > 0) readings.set(character, syllables);
  }
  return readings;
}

/** The shortest part of a run around `place` that by itself has the character read as it is read in the run. */
function findWord(characters: readonly string[], place: number, syllable: string): string[] {
  for (let length = 2; length <= Math.min(longestWordChars, characters.length); length += 1) {
    for (
      let start = Math.max(0, place - length + 1);
      start <= Math.min(place, characters.length - length);
      start += 1
    ) {
      const word = characters.slice(start, start + length);
      if (readRun(word.join(''))[place - start] === syllable) return word;
    }
  }
  return [...characters];
}

function buildWordReadings(
  runs: readonly string[],
  readings: ReadonlyMap<string, readonly string[]>,
): LanguageTables['wordReadings'] {
  const words = new Map<string, readonly string[]>();
  for (const run of runs) {
    const characters = [...run];
    readRun(run).forEach((syllable, place) => {
      if (readings.get(characters[place] ?? '')?.[0] === syllable || !isSyllable(syllable)) return;
      const word = findWord(characters, place, syllable);
      words.set(word.join(''), readRun(word.join('')));
    });
  }
  return [...words].sort(([a], [b]) => (a < b ? -1 : 1)).map(([word, syllables]) => ({ word, syllables }));
}

/**
 * How the characters of `headings` and every common character are read. A character has the reading it has most often
 * in the headings, and others that are frequent there (重 in 断线重连 is no zhong, whatever a dictionary says); where a
 * heading reads it otherwise than most, the word that decides so is listed.
 */
export function buildReadingTables(headings: readonly string[]): Tables {
  const runs = headings.flatMap((heading) => heading.match(hanRun) ?? []);
  const readings = buildReadings(runs);
  const bySyllable = new Map<string, string>();
  for (const [character, syllables] of readings) {
    for (const syllable of syllables) bySyllable.set(syllable, (bySyllable.get(syllable) ?? '') + character);
  }
  return {
    readings: [...bySyllable]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([syllable, characters]) => ({ syllable, characters })),
    wordReadings: buildWordReadings([...new Set(runs)], readings),
  };
}
