import { kindAt } from '../../text/characters';

/** In how many sections a term stands. */
type Count = (term: string) => number;

const numerals = '一二三四五六七八九';

/** A digit behind what it numbers: 案例1. A longer number is no numeral of one character. */
const digitBehind = /([\u3400-\u9fff]{1,2}) ?([1-9])(?![\w.])/g;
/** A verb, what it cannot come to, and the noun that makes the verb a word: 回不了零. */
const complement = /([\u3400-\u9fff])不(?:了|上|出|成|到)([\u3400-\u9fff])/g;
/**
 * A code, or what a hand makes of one: l and I for 1. (O for 0 is a typing error like others: see `latinExpansions`.)
 */
const code = /\b[a-z]{0,2}[\dil]*\d[\dil]*\b/g;
/** A register: its area, perhaps with an x behind it, and a number of four or five digits, or one bit of it. */
const register = /\b([0134])x?0?(\d{4})(?:\.\d+)?\b/g;

/**
 * Other ways to write a folded query: numerals as a heading has them; codes that were read wrong, and registers in
 * another notation, where they stand in the texts so and nowhere as they were typed; a verb and its noun, where the two
 * are neighbours there, without what is between them. `headings` are folded, too.
 */
export function rewriteNotation(query: string, count: Count, headings: readonly string[]): string[] {
  const known = (typed: string, ...intended: string[]): string =>
    (count(typed) === 0 ? intended.find((term) => count(term) > 0) : undefined) ?? typed;
  /** Whether a heading has `text`, and there it goes on with no Han character: 案例一, but not the 设备一 of 设备一直离线. */
  const isInHeading = (text: string): boolean =>
    headings.some((heading) => {
      const at = heading.indexOf(text);
      return at !== -1 && kindAt(heading, at + text.length) !== 'han';
    });
  /** Whether a character makes a word with what stands behind it: the 数 of 收不到数据. */
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

/** Syllables with the numbers of their tones: she4bei4. No initial has a vowel: there is one way to read each. */
const toned = /\b(?:[b-df-hj-np-tw-z]{0,2}[aeiouv]{1,3}(?:n?g?|r)[1-5] ?){2,}(?!\w)/g;
/** How people ask, in letters: at the beginning or the end of what they ask about. */
const asking = /^(?:ruhe|weishenme|zenme(?:yang)?|shenme(?:shi)?) *| +(?:zenme(?:ban|zuo|yang)?|shishenme|weishenme)$/g;

/** A folded query as its pinyin is looked up, without tones and question words; none where it has none. */
export function normalizePinyin(query: string): string[] {
  const spelled = query.replace(toned, (syllables) => syllables.replace(/\d/g, '')).replace(asking, '');
  return spelled === query ? [] : [spelled];
}
