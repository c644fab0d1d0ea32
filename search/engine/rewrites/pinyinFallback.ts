import { readJoinedPinyin } from './joinedPinyin';
import type { HanString } from './pinyin';
import type { FallbackInput, Replacement } from './pinyinRewrites';
import { findByPinyinTypo } from './pinyinTypo';

/** Maximum number of words that are looked up separately. Longer input is not a query. */
const maxSingleWords = 6;

const isFound = ({ options }: Replacement): boolean => options.length > 0;

/** Creates a lookup of words of letters, with a cache. */
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
 * Replaces letters that match no heading as a whole: each word separately; if words remain, all adjacent letters with a
 * typo; then those words with a typo.
 */
export function findPinyinFallback(input: FallbackInput): Replacement[] {
  const { groups, spelling } = input;
  const read = createReader(input);
  const words = groups.flatMap(({ tokens }) => tokens).slice(0, maxSingleWords);
  const single = words.map((word) => ({ ...word, options: read(word.text) }));
  if (single.every(isFound)) return single;
  const together = groups.map((group) => ({ ...group, options: findByPinyinTypo(group.letters, spelling) }));
  if (together.every(isFound)) return together;
  return single
    .map((word) => (isFound(word) ? word : { ...word, options: findByPinyinTypo(word.text, spelling) }))
    .filter(isFound);
}
