import type { LanguageTables } from '../../protocol/corpus';
import { tidyLine } from '../htmlText';

/** One thing: the names it goes by in the pages, best first, and what people call it besides. */
export type NameSource = { names: readonly string[]; synonyms: readonly string[] };

/** A name as a query is compared: width, case and spaces between scripts do not matter. */
function foldName(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
}

/** The same, but words of letters stay apart: who types "log in" is not helped by "login". */
function foldWords(name: string): string {
  const folded = name.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ');
  return folded.replace(/(?<![a-z0-9]) | (?![a-z0-9])/g, '');
}

/**
 * What people say, and what the pages say. A name leads to the first name of its thing that stands in `corpusText`;
 * things that no page mentions are left out. Sorted by what is meant, without repetitions.
 */
export function buildSynonymTable(sources: readonly NameSource[], corpusText: string): LanguageTables['synonyms'] {
  const folded = foldName(corpusText);
  const characters = new Set(folded);
  // Most names hold a character that no page has: that is known without looking through all of the text.
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
