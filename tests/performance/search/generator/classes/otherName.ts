import { foldForComparison } from '../foldForComparison';
import type { QueryClass } from '../knownItem';

/** A synonym, an old or English name, an abbreviation that no page uses, for a word that pages use. */
export const otherName: QueryClass = {
  name: 'other_name',
  group: 'extra',
  generate: (view, draw) =>
    draw
      .sample(
        view.otherNames.filter(({ said }) => !view.occurs(foldForComparison(said))),
        60,
        ({ said }) => said,
      )
      .flatMap(({ said, meant }) => {
        const folded = foldForComparison(meant);
        const relevant =
          view.findIds(({ heading, keywords }) =>
            [heading, ...keywords].some((name) => foldForComparison(name).includes(folded)),
          ) ?? view.findIds(({ own }) => own.includes(folded));
        return relevant ? [{ query: said, relevant }] : [];
      })
      .slice(0, 40),
};
