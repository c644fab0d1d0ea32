import { foldForComparison } from '../foldForComparison';
import { type QueryClass, maxKnownSections } from '../knownItem';
import { isKeyword, wordsOf } from '../words';

/** Two or three words of one section with spaces between them. */
export const keywords: QueryClass = {
  name: 'keywords',
  group: 'core',
  generate: (view, draw) =>
    draw.collect(40, () => {
      const { random } = draw;
      const words = wordsOf(random.pick(view.sections)).filter(isKeyword);
      const chosen = [...new Set(random.shuffled(words.map(({ text }) => text)).slice(0, 2 + random.below(2)))];
      if (chosen.length < 2) return undefined;
      const folded = chosen.map(foldForComparison);
      const relevant = view.findIdsWithAll(folded, maxKnownSections);
      return relevant && { query: chosen.join(' '), relevant };
    }),
};
