/** In how many sections a term stands. */
type Count = (term: string) => number;

const numerals = '一二三四五六七八九';

/** 步骤 2, 步骤二, 第二步: headings count their steps as 第 2 步. */
const step = new RegExp(`步骤 ?([1-9${numerals}])(?!\\d)|第([${numerals}])步`, 'g');
/** A digit behind what it numbers: 案例1. A longer number is no numeral of one character. */
const digitBehind = /([\u3400-\u9fff]) ?([1-9])(?![\w.])/g;
/** A verb, what it cannot come to, and the noun that makes the verb a word: 回不了零. */
const complement = /([\u3400-\u9fff])不(?:了|上|出|成|到)([\u3400-\u9fff])/g;
/** A code, or what a hand makes of one: l and I for 1. (O for 0 is a typing error like others: see `latinExpansions`.) */
const code = /\b[a-z]{0,2}[\dil]*\d[\dil]*\b/g;
/** A register: its area, perhaps with an x behind it, and a number of four or five digits. */
const register = /\b([0134])x?0?(\d{4})\b/g;

function digitOf(numeral: string): string {
  const place = numerals.indexOf(numeral);
  return place === -1 ? numeral : String(place + 1);
}

/**
 * Other ways to write a folded query, where texts write it so and as it was typed they do not: numerals, codes that were
 * read wrong, registers in another notation, a verb and its noun without what is between them.
 */
export function readRewordings(query: string, count: Count): string[] {
  const known = (typed: string, ...meant: string[]): string =>
    (count(typed) === 0 ? meant.find((term) => count(term) > 0) : undefined) ?? typed;
  return [
    query.replace(step, (_, digit?: string, numeral?: string) => `第 ${digitOf(digit ?? numeral ?? '')} 步`),
    query.replace(digitBehind, (typed, before: string, digit: string) => {
      const pair = before + numerals.charAt(Number(digit) - 1);
      return count(pair) > 0 ? pair : typed;
    }),
    query.replace(complement, (typed, verb: string, noun: string) =>
      count(verb + noun) > 0 ? `${verb}${noun}失败` : typed,
    ),
    query.replace(code, (typed) => known(typed, typed.replace(/(?!^)[il]/g, '1'))),
    query.replace(register, (typed, area: string, number: string) =>
      known(typed, area + number, `${area}x${number}`, `${area}0${number}`),
    ),
  ].filter((text) => text !== query);
}

/** Syllables with the numbers of their tones: she4bei4. */
const toned = /\b(?:[a-z]{0,2}[aeiouv]{1,3}n?g?[1-5] ?){2,}(?!\w)/g;
/** How people ask, in letters: at the beginning or the end of what they ask about. */
const asking = /^(?:ruhe|weishenme|zenme(?:yang)?|shenme(?:shi)?) *| +(?:zenme(?:ban|zuo|yang)?|shishenme|weishenme)$/g;

/** A folded query as its pinyin is looked up, without tones and question words; none where it has none. */
export function respell(query: string): string[] {
  const spelled = query.replace(toned, (syllables) => syllables.replace(/\d/g, '')).replace(asking, '');
  return spelled === query ? [] : [spelled];
}
