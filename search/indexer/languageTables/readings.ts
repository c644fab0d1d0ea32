import { pinyin } from 'pinyin-pro';
import type { LanguageTables } from '../../protocol/corpus';
import { listCommonCharacters } from '../../protocol/gb2312';

type Tables = Pick<LanguageTables, 'readings' | 'otherReadings'>;

const hanRun = /\p{Script=Han}+/gu;
const longestWordChars = 4;

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

function findMostFrequent(counts: ReadonlyMap<string, number>): string | undefined {
  return [...counts].reduce<[string, number] | undefined>(
    (best, entry) => (best && best[1] >= entry[1] ? best : entry),
    undefined,
  )?.[0];
}

function buildReadings(runs: readonly string[]): Map<string, string> {
  const counts = countReadings(runs);
  const characters = new Set([...listCommonCharacters(), ...counts.keys()]);
  const readings = new Map<string, string>();
  for (const character of characters) {
    const syllable = findMostFrequent(counts.get(character) ?? new Map()) ?? readRun(character)[0] ?? '';
    if (/^[a-z]+$/.test(syllable)) readings.set(character, syllable);
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

function buildOtherReadings(
  runs: readonly string[],
  readings: ReadonlyMap<string, string>,
): LanguageTables['otherReadings'] {
  const words = new Map<string, readonly string[]>();
  for (const run of runs) {
    const characters = [...run];
    readRun(run).forEach((syllable, place) => {
      if (readings.get(characters[place] ?? '') === syllable || !/^[a-z]+$/.test(syllable)) return;
      const word = findWord(characters, place, syllable);
      words.set(word.join(''), readRun(word.join('')));
    });
  }
  return [...words].sort(([a], [b]) => (a < b ? -1 : 1)).map(([word, syllables]) => ({ word, syllables }));
}

/**
 * How the characters of `headings` and every common character are read. A character has the reading it has most often in
 * the headings; where a heading reads it otherwise, the word that decides so is listed.
 */
export function buildReadingTables(headings: readonly string[]): Tables {
  const runs = headings.flatMap((heading) => heading.match(hanRun) ?? []);
  const readings = buildReadings(runs);
  const bySyllable = new Map<string, string>();
  for (const [character, syllable] of readings) bySyllable.set(syllable, (bySyllable.get(syllable) ?? '') + character);
  return {
    readings: [...bySyllable]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([syllable, characters]) => ({ syllable, characters })),
    otherReadings: buildOtherReadings([...new Set(runs)], readings),
  };
}
