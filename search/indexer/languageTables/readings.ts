import { pinyin } from 'pinyin-pro';
import type { LanguageTables } from '../../protocol/corpus';
import { listCommonCharacters } from '../../protocol/gb2312';

type Tables = Pick<LanguageTables, 'readings' | 'wordReadings'>;

const hanRun = /\p{Script=Han}+/gu;
const longestWordChars = 4;
/** Number of headings from which a less frequent reading counts. */
const frequentReadings = 3;

function isSyllable(syllable: string): boolean {
  return /^[a-z]+$/.test(syllable);
}

/** Returns the syllables of a run of Han characters as typed: no tones, ü as v. */
function readRun(run: string): string[] {
  return pinyin(run, { toneType: 'none', type: 'array', v: true });
}

/** Counts the readings of each character in headings. */
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

/** Returns the most frequent reading, then others that are frequent enough to occur in unlisted words. */
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

/** Returns the shortest part of a run around `place` in which the character has the same reading alone. */
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
 * Builds the readings of the characters of `headings` and of all common characters. A character has its most frequent
 * reading in headings, and other frequent ones (重 in 断线重连 is not zhong, as a dictionary says). Words with other
 * readings are listed.
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
