import { everydayWords } from '../everydayWords';
import { foldForComparison } from '../foldForComparison';
import type { QueryClass } from '../knownItem';

/** Words of everyday life and names that stand nowhere in the pages: nothing is the right answer. */
export const noans: QueryClass = {
  name: 'noans',
  group: 'extra',
  generate: (view, draw) =>
    draw
      .sample(
        everydayWords.filter((word) => !view.occurs(foldForComparison(word))),
        everydayWords.length,
        (word) => word,
      )
      .map((query) => ({ query, relevant: new Set<string>() })),
};
