import { foldForComparison } from '../foldForComparison';
import type { QueryClass } from '../knownItem';

/** A synonym, an old or English name, or an abbreviation that no page contains. The name seeds the random draw. */
export const synonym: QueryClass = {
  name: 'other_name',
  group: 'extra',
  generate: (view, draw) =>
    draw
      .sample(
        view.synonyms.filter(({ from }) => !view.occurs(foldForComparison(from))),
        60,
        ({ from }) => from,
      )
      .flatMap(({ from, to }) => {
        const folded = foldForComparison(to);
        const relevant =
          view.findIds(({ heading, keywords }) =>
            [heading, ...keywords].some((name) => foldForComparison(name).includes(folded)),
          ) ?? view.findIds(({ own }) => own.includes(folded));
        return relevant ? [{ query: from, relevant }] : [];
      })
      .slice(0, 40),
};
