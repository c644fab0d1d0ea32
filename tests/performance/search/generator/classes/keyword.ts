import { foldForComparison } from '../foldForComparison';
import type { QueryClass } from '../knownItem';

/** Keywords of the front matter. */
export const keyword: QueryClass = {
  name: 'keyword',
  group: 'extra',
  generate: (view, draw) =>
    draw
      .sample(
        view.sections.flatMap(({ keywords }) => keywords),
        40,
        (word) => word,
      )
      .map((query) => {
        const folded = foldForComparison(query);
        return { query, relevant: view.findIds(({ own }) => own.includes(folded)) ?? new Set() };
      }),
};
