import type { LanguageTables } from '../../protocol/corpus';
import { tidyLine } from '../htmlText';

/** One thing: the names it goes by in the pages, best first, and what people call it besides. */
export type NameSource = { names: readonly string[]; said: readonly string[] };

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
export function buildOtherNames(sources: readonly NameSource[], corpusText: string): LanguageTables['otherNames'] {
  const folded = foldName(corpusText);
  const characters = new Set(folded);
  // Most names hold a character that no page has: that is known without looking through all of the text.
  const isMentioned = (name: string) =>
    name !== '' && [...name].every((one) => characters.has(one)) && folded.includes(name);
  const pairs = new Map<string, { said: string; meant: string }>();
  for (const source of sources) {
    const [names, said] = [source.names.map(tidyLine), source.said.map(tidyLine)];
    const meant = names.find((name) => isMentioned(foldName(name)));
    if (meant === undefined) continue;
    for (const name of [...names, ...said]) {
      if (foldName(name) !== foldName(meant) && foldName(name) !== '')
        pairs.set(`${meant}\n${foldWords(name)}`, { said: name, meant });
    }
  }
  return [...pairs].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, pair]) => pair);
}
