import { everydayWords } from '../everydayWords';
import { foldForComparison } from '../foldForComparison';
import type { QueryClass } from '../knownItem';

/** Everyday words and names that no page contains: nothing is relevant. */
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
