import { alternativeWeights } from '../weights';
import type { HanString } from './pinyin';
import type { CountWord, Spelling } from './pinyinReadings';

/** Fewest letters beside a word: fewer are as likely a slip of the word. */
const minSplitOffPinyin = 4;
/** Longest word that is split off the letters beside it. */
const maxSplitOffChars = 12;
/** Of each of two words, and of both. */
const minWordLetters = 4;
const maxTwoLetters = 18;
/** What stands at the end of a syllable and at the beginning of the next. */
const syllableEnd = /[aeiouvng][^aeiuv]/;

/** `mqttlianjie`, `lianjiemqtt`: a word the texts know, and letters for the rest. */
function splitOffWord(text: string, { find }: Spelling, countWord: CountWord): HanString[] {
  if (text.length > 2 * maxSplitOffChars) return [];
  for (let length = Math.min(text.length - minSplitOffPinyin, maxSplitOffChars); length >= 2; length -= 1) {
    const [head, tail] = [text.slice(0, length), text.slice(-length)];
    if (countWord(head) > 0) {
      const found = find(text.slice(length));
      if (found.length > 0) return found.map((han) => ({ ...han, text: `${head} ${han.text}` }));
    }
    if (countWord(tail) > 0) {
      const found = find(text.slice(0, -length));
      if (found.length > 0) return found.map((han) => ({ ...han, text: `${han.text} ${tail}` }));
    }
  }
  return [];
}

/** Two words of headings that letters spell one after the other, in whole syllables: jiting|huifu. */
function findTwoWords(letters: string, { findInFull }: Spelling): HanString[] {
  if (letters.length > maxTwoLetters) return [];
  const spelled = (part: string) => findInFull(part).filter(({ text }) => text.length > 1);
  for (let cut = minWordLetters; cut <= letters.length - minWordLetters; cut += 1) {
    if (!syllableEnd.test(letters.slice(cut - 1, cut + 1))) continue;
    const heads = spelled(letters.slice(0, cut));
    const tails = heads.length > 0 ? spelled(letters.slice(cut)) : [];
    if (tails.length === 0) continue;
    const weight = alternativeWeights.startOfRun;
    return heads.flatMap((head) => tails.map((tail) => ({ text: head.text + tail.text, weight })));
  }
  return [];
}

/**
 * What letters of one word spell that are no pinyin as a whole: a word with pinyin at its side, or two words in pinyin.
 */
export function readJoinedPinyin(text: string, spelling: Spelling, countWord: CountWord): HanString[] {
  const beside = splitOffWord(text, spelling, countWord);
  return beside.length > 0 ? beside : findTwoWords(text, spelling);
}
