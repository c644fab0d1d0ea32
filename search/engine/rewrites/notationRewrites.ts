import { kindAt } from '../../text/characters';

/** Returns the number of sections that contain a term. */
type Count = (term: string) => number;

const numerals = '一二三四五六七八九';

/** Digit after its noun: 案例1. Longer numbers have no numeral of one character. */
const digitBehind = /([\u3400-\u9fff]{1,2}) ?([1-9])(?![\w.])/g;
/** Verb, negative complement and noun: 回不了零. */
const complement = /([\u3400-\u9fff])不(?:了|上|出|成|到)([\u3400-\u9fff])/g;
/** Code, perhaps misread: l and I for 1. (O for 0 is a typo like others: see `latinExpansions`.) */
const code = /\b[a-z]{0,2}[\dil]*\d[\dil]*\b/g;
/** Register: its area, an optional x, and a number of four or five digits, or one bit of it. */
const register = /\b([0134])x?0?(\d{4})(?:\.\d+)?\b/g;

/**
 * Rewrites the notation of a folded query: numerals as in a heading; misread codes, and registers in another notation,
 * if texts contain only that; a verb and its noun without the complement, if they are adjacent in texts. `headings` are
 * folded, too.
 */
export function rewriteNotation(query: string, count: Count, headings: readonly string[]): string[] {
  const known = (typed: string, ...intended: string[]): string =>
    (count(typed) === 0 ? intended.find((term) => count(term) > 0) : undefined) ?? typed;
  /** Returns whether a heading contains `text` before a character other than Han: 案例一, but not 设备一 of 设备一直离线. */
  const isInHeading = (text: string): boolean =>
    headings.some((heading) => {
      const at = heading.indexOf(text);
      return at !== -1 && kindAt(heading, at + text.length) !== 'han';
    });
  /** Returns whether a character forms a word with the next one: 数 of 收不到数据. */
  const formsWord = (last: string, end: number): boolean => end < query.length && count(last + query.charAt(end)) > 0;
  return [
    query.replace(digitBehind, (typed: string, before: string, digit: string) => {
      const intended = before + numerals.charAt(Number(digit) - 1);
      return isInHeading(intended) ? intended : typed;
    }),
    query.replace(complement, (typed: string, verb: string, noun: string, at: number) =>
      count(verb + noun) > 0 && !formsWord(noun, at + typed.length) ? `${verb}${noun}失败` : typed,
    ),
    query.replace(code, (typed) => known(typed, typed.replace(/(?!^)[il]/g, '1'))),
    query.replace(register, (typed, area: string, number: string) =>
      known(typed, area + number, `${area}x${number}`, `${area}0${number}`),
    ),
  ].filter((text) => text !== query);
}

/** Syllables with tone numbers: she4bei4. No initial has a vowel: parsing is unambiguous. */
const toned = /\b(?:[b-df-hj-np-tw-z]{0,2}[aeiouv]{1,3}(?:n?g?|r)[1-5] ?){2,}(?!\w)/g;
/** Question words in pinyin, at the beginning or the end. */
const asking = /^(?:ruhe|weishenme|zenme(?:yang)?|shenme(?:shi)?) *| +(?:zenme(?:ban|zuo|yang)?|shishenme|weishenme)$/g;

/** Removes tones and question words from pinyin in a folded query. Empty when nothing changes. */
export function normalizePinyin(query: string): string[] {
  const spelled = query.replace(toned, (syllables) => syllables.replace(/\d/g, '')).replace(asking, '');
  return spelled === query ? [] : [spelled];
}
