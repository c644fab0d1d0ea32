/**
 * Terms by which whole headings are found in the layout `sharded`, where no head tells which there are: their letters
 * and Han characters without signs, and how their Han characters are spelled, in full and by first letters. A query
 * begins them.
 */
import type { LanguageTables } from '../protocol/corpus';
import { findHanRuns } from '../text/characters';
import { compact } from '../text/compact';

/** Before the words of a heading, and before its spelling: neither begins a token. */
const wordingMark = '=';
const spellingMark = '~';

/** What is longer is found by less. */
const maxTermChars = 24;

const minSpelledChars = 2;

/** The syllable of each character of a folded run, undefined where nobody taught us one. */
export type Spell = (run: string) => (string | undefined)[];

/** Creates what spells Han characters as headings are read. */
export function createSpell({ readings, otherReadings }: Pick<LanguageTables, 'readings' | 'otherReadings'>): Spell {
  const syllableOf = new Map<string, string>();
  for (const { syllable, characters } of readings) {
    for (const character of characters) if (!syllableOf.has(character)) syllableOf.set(character, syllable);
  }
  return (run) => {
    const spelled = Array.from(run, (character) => syllableOf.get(character));
    for (const { word, syllables } of otherReadings) {
      for (let at = run.indexOf(word); at !== -1; at = run.indexOf(word, at + 1)) {
        syllables.forEach((syllable, index) => (spelled[at + index] = syllable));
      }
    }
    return spelled;
  };
}

/**
 * The term for the wording of a folded heading or query, which ends in no half of a character: no file can hold one.
 */
export function wordingTerm(folded: string): string {
  return (
    wordingMark +
    compact(folded)
      .slice(0, maxTermChars)
      .replace(/[\ud800-\udbff]$/, '')
  );
}

/** The term for letters that may spell a heading. */
export function spellingTerm(letters: string): string {
  return spellingMark + letters.slice(0, maxTermChars);
}

/** The syllables of a folded run of Han characters, up to the first one without; none of less than two. */
export function spellRun(run: string, spell: Spell): string[] {
  const syllables = spell(run);
  const unknown = syllables.indexOf(undefined);
  const known = syllables.slice(0, unknown === -1 ? syllables.length : unknown).map((syllable) => syllable ?? '');
  return known.length < minSpelledChars ? [] : known;
}

/** Terms of a folded heading: queries begin them, so what follows an unknown character is not missed much. */
export function listHeadingTerms(folded: string, spell: Spell): string[] {
  const terms = [wordingTerm(folded)];
  for (const { text } of findHanRuns(folded)) {
    const syllables = spellRun(text, spell);
    if (syllables.length === 0) continue;
    terms.push(spellingTerm(syllables.join('')));
    terms.push(spellingTerm(syllables.map((syllable) => syllable.charAt(0)).join('')));
  }
  return terms;
}
