import type { LanguageTables } from '../../protocol/corpus';

/** How one syllable may be typed. */
export type Syllable = {
  /** As it is written; ü as v. */
  exact: string;
  /** The ways to type it. */
  exactly: readonly string[];
  /** Abbreviations: first letter; zh, ch, sh by two letters as well. */
  initials: readonly string[];
  /** The letter that it begins with, as a bit. */
  firstLetter: number;
};

const letterBits = 32;

/** Bit of the first letter of `text`. */
export function firstLetterBit(text: string): number {
  return 1 << (text.charCodeAt(0) % letterBits);
}

/** How `exact` may be written by standards: lüe and nüe (略, 虐) also as lue and nue, which no other character is. */
function writtenForms(exact: string): string[] {
  return exact === 'lve' || exact === 'nve' ? [exact, exact.replace('v', 'u')] : [exact];
}

/** Ways to type `syllable`, in which ü may be written as it is, as v or as u:, wherever it stands. */
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

/** How characters are read, alone and in the words that read them otherwise. */
export type Readings = {
  /** Syllables of each character of `run`; empty for a character nobody taught us. */
  read: (run: string) => (readonly Syllable[])[];
  /** Characters read as one of the syllables of `character`, itself excluded. */
  homophonesOf: (character: string) => readonly string[];
};

/** A word that is read otherwise than its characters, and its place among those. */
type WordReading = { word: string; order: number; syllables: readonly Syllable[] };

/** Creates the lookup of readings. Characters that the tables do not hold have none; nothing throws. */
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
    const alone = [read]; // most characters have one reading, and share it
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
  /** Words of `run` that are read otherwise, those that came first first: of two that overlap, the later one wins. */
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
