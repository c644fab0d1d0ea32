import type { LanguageTables } from '../../protocol/corpus';
import { tidyLine } from '../htmlText';

/** A thing: its names on the pages, best first, and its synonyms. */
export type NameSource = { names: readonly string[]; synonyms: readonly string[] };

/** Normalises a name like queries: width, case and spaces between scripts are ignored. */
function foldName(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
}

/** Normalises a name, but keeps spaces between Latin words: "login" does not match "log in". */
function foldWords(name: string): string {
  const folded = name.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ');
  return folded.replace(/(?<![a-z0-9]) | (?![a-z0-9])/g, '');
}

/**
 * Builds pairs of a word of users and a word of the pages. Synonyms lead to the first name of their thing that
 * `corpusText` contains. Things that no page contains are left out. Sorted by target, without repetitions.
 */
export function buildSynonymTable(sources: readonly NameSource[], corpusText: string): LanguageTables['synonyms'] {
  const folded = foldName(corpusText);
  const characters = new Set(folded);
  // Most names contain a character that no page contains, which is faster to check than the whole text.
  const isMentioned = (name: string) =>
    name !== '' && [...name].every((one) => characters.has(one)) && folded.includes(name);
  const pairs = new Map<string, { from: string; to: string }>();
  for (const source of sources) {
    const [names, synonyms] = [source.names.map(tidyLine), source.synonyms.map(tidyLine)];
    const to = names.find((name) => isMentioned(foldName(name)));
    if (to === undefined) continue;
    for (const name of [...names, ...synonyms]) {
      if (foldName(name) !== foldName(to) && foldName(name) !== '')
        pairs.set(`${to}\n${foldWords(name)}`, { from: name, to });
    }
  }
  return [...pairs].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, pair]) => pair);
}
