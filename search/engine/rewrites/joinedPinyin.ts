import { rewriteWeights } from '../weights';
import type { HanString } from './pinyin';
import type { Spelling } from './pinyinRewrites';

/** Minimum length of each word, and maximum length of both. */
const minWordLetters = 4;
const maxTwoLetters = 18;
/** End of a syllable and beginning of the next. */
const syllableEnd = /[aeiouvng][^aeiuv]/;

/** Splits letters into two words of headings, in whole syllables: jiting|huifu. */
export function readJoinedPinyin(letters: string, { findInFull }: Spelling): HanString[] {
  if (letters.length > maxTwoLetters) return [];
  const spelled = (part: string) => findInFull(part).filter(({ text }) => text.length > 1);
  for (let cut = minWordLetters; cut <= letters.length - minWordLetters; cut += 1) {
    if (!syllableEnd.test(letters.slice(cut - 1, cut + 1))) continue;
    const heads = spelled(letters.slice(0, cut));
    const tails = heads.length > 0 ? spelled(letters.slice(cut)) : [];
    if (tails.length === 0) continue;
    const weight = rewriteWeights.startOfRun;
    return heads.flatMap((head) => tails.map((tail) => ({ text: head.text + tail.text, weight })));
  }
  return [];
}
