import type { LanguageTables } from '../../protocol/corpus';

/** Ways to type a syllable. */
export type Syllable = {
  /** Spelling; ü as v. */
  exact: string;
  /** Spellings that may be typed. */
  exactly: readonly string[];
  /** Abbreviations: the initial; zh, ch, sh also by two letters. */
  initials: readonly string[];
  /** Bit of its first letter. */
  firstLetter: number;
};

const letterBits = 32;

/** Returns the bit of the first letter of `text`. */
export function firstLetterBit(text: string): number {
  return 1 << (text.charCodeAt(0) % letterBits);
}

/** Returns the spellings of a syllable: lüe and nüe (略, 虐) also as lue and nue, which are no other syllables. */
function writtenForms(exact: string): string[] {
  return exact === 'lve' || exact === 'nve' ? [exact, exact.replace('v', 'u')] : [exact];
}

/** Builds the ways to type `syllable`. It may contain ü as such, as v or as u:. */
export function buildSyllable(syllable: string): Syllable {
  const exact = syllable.toLowerCase().replace(/ü|u:/g, 'v');
  const twoLetters = /^(zh|ch|sh)/.exec(exact)?.[0];
  return {
    exact,
    exactly: writtenForms(exact),
    firstLetter: firstLetterBit(exact),
    initials: twoLetters === undefined ? [exact.slice(0, 1)] : [twoLetters, exact.slice(0, 1)],
  };
}

/** Readings of characters, alone and in words. */
export type Readings = {
  /** Returns the syllables of each character of `run`; empty for an unknown character. */
  read: (run: string) => (readonly Syllable[])[];
  /** Returns characters with a reading of `character`, without itself. */
  homophonesOf: (character: string) => readonly string[];
};

/** A word with other readings than those of its characters, and its index. */
type WordReading = { word: string; order: number; syllables: readonly Syllable[] };

/** Creates the lookup of readings. Unknown characters have none. Never throws. */
export function createReadings({ readings, wordReadings }: LanguageTables): Readings {
  const syllables = new Map<string, Syllable>();
  const syllableOf = (text: string): Syllable => {
    const known = syllables.get(text) ?? buildSyllable(text);
    syllables.set(text, known);
    return known;
  };
  const byCharacter = new Map<number, readonly Syllable[]>();
  const charactersOf = new Map<Syllable, string>();
  for (const { syllable, characters } of readings) {
    const read = syllableOf(syllable);
    const alone = [read]; // most characters have one reading and share this array
    charactersOf.set(read, (charactersOf.get(read) ?? '') + characters);
    for (let index = 0; index < characters.length; index += 1) {
      const character = characters.charCodeAt(index);
      const known = byCharacter.get(character);
      byCharacter.set(character, known ? [...known, read] : alone);
    }
  }
  const syllablesOf = (unit: number) => byCharacter.get(unit) ?? [];
  const words = new Map<number, WordReading[]>();
  wordReadings.forEach(({ word, syllables: other }, order) => {
    const first = word.charCodeAt(0);
    words.set(first, [...(words.get(first) ?? []), { word, order, syllables: other.map(syllableOf) }]);
  });
  /** Returns words of `run` with other readings, in the order of the table: when two overlap, the later one wins. */
  const findWords = (run: string) => {
    const found: (WordReading & { at: number })[] = [];
    for (let at = 0; at < run.length; at += 1) {
      for (const other of words.get(run.charCodeAt(at)) ?? []) {
        if (run.startsWith(other.word, at)) found.push({ ...other, at });
      }
    }
    return found.sort((left, right) => left.order - right.order);
  };
  return {
    read(run) {
      const read: (readonly Syllable[])[] = [];
      for (let at = 0; at < run.length; at += 1) read.push(syllablesOf(run.charCodeAt(at)));
      for (const { at, syllables: other } of findWords(run)) {
        other.forEach((syllable, index) => {
          read[at + index] = [syllable];
        });
      }
      return read;
    },
    homophonesOf: (character) =>
      syllablesOf(character.charCodeAt(0))
        .flatMap((syllable) => [...(charactersOf.get(syllable) ?? '')])
        .filter((other) => other !== character),
  };
}
