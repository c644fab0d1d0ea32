import { foldForComparison } from '../foldForComparison';
import { type QueryClass, maxKnownSections } from '../knownItem';
import type { Random } from '../random';
import { isKeyword, wordsOf } from '../words';

const minLetters = 5;
const letters = 'abcdefghijklmnopqrstuvwxyz';

const slips = [
  (word: string, at: number) => word.slice(0, at) + word.slice(at + 1),
  (word: string, at: number) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  (word: string, at: number, letter: string) => word.slice(0, at) + letter + word.slice(at),
  (word: string, at: number, letter: string) => word.slice(0, at) + letter + word.slice(at + 1),
];

function misspell(word: string, random: Random): string {
  return random.pick(slips)(word, 1 + random.below(word.length - 2), letters.charAt(random.below(letters.length)));
}

/** One slip in a Latin word, which stands alone or beside a Chinese one. */
export const typo: QueryClass = {
  name: 'typo',
  group: 'ext',
  generate: (view, draw) =>
    draw.collect(75, () => {
      const { random } = draw;
      const words = wordsOf(random.pick(view.sections)).filter(isKeyword);
      const latin = words.filter(({ text }) => text.length >= minLetters && /^[a-z]+$/i.test(text));
      const beside = words.filter(({ isHan }) => isHan);
      if (latin.length === 0 || beside.length === 0) return undefined;
      const word = foldForComparison(random.pick(latin).text);
      const wrong = misspell(word, random);
      if (wrong === word || view.occurs(wrong)) return undefined;
      const han = random.below(2) === 0 ? '' : random.pick(beside).text;
      const relevant = view.findIdsWithAll(han === '' ? [word] : [word, han], maxKnownSections);
      return relevant && { query: `${wrong} ${han}`.trim(), relevant };
    }),
};
