import { readJoinedPinyin } from './joinedPinyin';
import type { HanString } from './pinyin';
import type { FallbackInput, Replacement } from './pinyinRewrites';
import { findByPinyinTypo } from './pinyinTypo';

/** Words that are read each for itself; a query that has more is no query. */
const maxSingleWords = 6;

const isFound = ({ options }: Replacement): boolean => options.length > 0;

/** What a word of letters is read as, each word once. */
function createReader({ spelling }: FallbackInput): (word: string) => readonly HanString[] {
  const known = new Map<string, readonly HanString[]>();
  return (word) => {
    let options = known.get(word);
    if (!options) {
      options = spelling.find(word);
      if (options.length === 0) options = readJoinedPinyin(word, spelling);
      known.set(word, options);
    }
    return options;
  };
}

/**
 * What stands in the place of letters that headings do not spell as they stand together: every word for itself; where
 * that leaves words over, all neighbouring letters as one with a slip in them; then those words alone with a slip.
 */
export function findPinyinFallback(asked: FallbackInput): Replacement[] {
  const { groups, spelling } = asked;
  const read = createReader(asked);
  const words = groups.flatMap(({ tokens }) => tokens).slice(0, maxSingleWords);
  const single = words.map((word) => ({ ...word, options: read(word.text) }));
  if (single.every(isFound)) return single;
  const together = groups.map((group) => ({ ...group, options: findByPinyinTypo(group.letters, spelling) }));
  if (together.every(isFound)) return together;
  return single
    .map((word) => (isFound(word) ? word : { ...word, options: findByPinyinTypo(word.text, spelling) }))
    .filter(isFound);
}
