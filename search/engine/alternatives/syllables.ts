import type { LanguageTables } from '../../protocol/corpus';

/** Ways to write the beginning and end of a syllable that many speakers do not tell apart. */
const fuzzyInitials: readonly (readonly [string, string])[] = [
  ['zh', 'z'],
  ['ch', 'c'],
  ['sh', 's'],
  ['n', 'l'],
];
const fuzzyFinals: readonly (readonly [string, string])[] = [
  ['ang', 'an'],
  ['eng', 'en'],
  ['ing', 'in'],
];

/** How one syllable may be typed. */
export type Syllable = {
  /** As it is written; ü as v. */
  exact: string;
  /** The same, and as speakers write it who mix up sounds. */
  fuzzy: readonly string[];
  /** Abbreviations: first letter; zh, ch, sh by two letters as well. */
  initials: readonly string[];
};

function swapInitial(syllable: string): string[] {
  return fuzzyInitials.flatMap(([left, right]) => {
    if (syllable.startsWith(left)) return [right + syllable.slice(left.length)];
    return syllable.startsWith(right) ? [left + syllable.slice(right.length)] : [];
  });
}

function swapFinal(syllable: string): string[] {
  return fuzzyFinals.flatMap(([left, right]) => {
    if (syllable.endsWith(left)) return [syllable.slice(0, -left.length) + right];
    return syllable.endsWith(right) ? [syllable.slice(0, -right.length) + left] : [];
  });
}

/** Ways to type `syllable`, which may be written with ü, v or (after n and l) u: and e: forms. */
export function buildSyllable(syllable: string): Syllable {
  const exact = syllable.toLowerCase().replace(/ü|u:/g, 'v');
  const initials = swapInitial(exact);
  const typed = [exact, ...initials].flatMap((form) => [form, ...swapFinal(form)]);
  const twoLetters = /^(zh|ch|sh)/.exec(exact)?.[0];
  return {
    exact,
    fuzzy: [...new Set(typed)],
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

export function createReadings({ readings, otherReadings }: LanguageTables): Readings {
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
  const syllablesOf = (character: string) => byCharacter.get(character.charCodeAt(0)) ?? [];
  return {
    read(run) {
      const read: (readonly Syllable[])[] = Array.from(run, syllablesOf);
      for (const { word, syllables: other } of otherReadings) {
        for (let at = run.indexOf(word); at !== -1; at = run.indexOf(word, at + 1)) {
          other.forEach((syllable, index) => {
            read[at + index] = [syllableOf(syllable)];
          });
        }
      }
      return read;
    },
    homophonesOf: (character) =>
      syllablesOf(character)
        .flatMap((syllable) => [...(charactersOf.get(syllable) ?? '')])
        .filter((other) => other !== character),
  };
}
