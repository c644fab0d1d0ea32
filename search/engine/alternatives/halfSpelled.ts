import { readJoinedPinyin } from './joinedPinyin';
import type { HanString } from './pinyin';
import type { HalfSpelled, Replacement, Token } from './pinyinReadings';
import { findBySlip } from './pinyinSlip';

/** Words that are read each for itself; a query that has more is no query. */
const maxSingleWords = 6;

const isFound = ({ options }: Replacement): boolean => options.length > 0;

/** The letters of a group. */
function lettersOf(query: string, group: readonly Token[]): string {
  return group.map(({ start, end }) => query.slice(start, end)).join('');
}

function replaceGroup(group: readonly Token[], options: readonly HanString[]): Replacement {
  return { start: group[0]?.start ?? 0, end: group[group.length - 1]?.end ?? 0, options };
}

/** What a word of letters is read as, each word once. */
function createReader({ spelling, countWord }: HalfSpelled): (word: string) => readonly HanString[] {
  const known = new Map<string, readonly HanString[]>();
  return (word) => {
    let options = known.get(word);
    if (!options) {
      options = spelling.find(word);
      if (options.length === 0) options = readJoinedPinyin(word, spelling, countWord);
      known.set(word, options);
    }
    return options;
  };
}

/**
 * What stands in the place of letters that headings do not spell as they stand together: every word for itself; where
 * that leaves words over, all neighbouring letters as one with a slip in them; then those words alone with a slip.
 */
export function readHalfSpelled(asked: HalfSpelled): Replacement[] {
  const { query, groups, spelling } = asked;
  const read = createReader(asked);
  const words = groups.flat().slice(0, maxSingleWords);
  const single = words.map((word) => replaceGroup([word], read(lettersOf(query, [word]))));
  if (single.every(isFound)) return single;
  const together = groups.map((group) => replaceGroup(group, findBySlip(lettersOf(query, group), spelling)));
  if (together.every(isFound)) return together;
  return single
    .map((replacement, index): Replacement => {
      const word = words[index];
      if (!word || isFound(replacement)) return replacement;
      return { ...replacement, options: findBySlip(lettersOf(query, [word]), spelling) };
    })
    .filter(isFound);
}
