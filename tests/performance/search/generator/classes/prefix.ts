import { foldForComparison } from '../foldForComparison';
import type { QueryClass } from '../knownItem';

/** All prefixes of a heading from two characters on. */
export const prefix: QueryClass = {
  name: 'prefix',
  group: 'core',
  generate: (view, draw) =>
    draw
      .sample(
        view.sections.map(({ heading }) => heading).filter(({ length }) => length > 2 && length <= 16),
        40,
        (text) => text,
      )
      .flatMap((heading) =>
        Array.from({ length: heading.length - 2 }, (_, index) => heading.slice(0, index + 2)).flatMap((query) => {
          const folded = foldForComparison(query).trim();
          const relevant = view.findIds((section) => foldForComparison(section.heading).startsWith(folded));
          return relevant && /[\p{L}\p{N}]/u.test(folded) ? [{ query, relevant }] : [];
        }),
      ),
};
