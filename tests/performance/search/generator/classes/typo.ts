import { foldForComparison } from '../foldForComparison';
import { type QueryClass, maxKnownSections } from '../knownItem';
import { misspell } from '../misspell';
import { isKeyword, wordsOf } from '../words';

const minLetters = 5;

/** One typo in a Latin word, alone or next to a Chinese one. */
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
