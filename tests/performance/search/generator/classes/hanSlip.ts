import type { QueryClass } from '../knownItem';
import { isHanHeading } from '../readPinyin';

/** A Chinese heading in which a character is missing, or two neighbours changed places: 设状备态. */
export const hanTypo: QueryClass = {
  name: 'han_slip',
  group: 'extra',
  generate: (view, draw) =>
    draw.collect(60, () => {
      const { random } = draw;
      const { heading } = random.pick(view.sections);
      if (!isHanHeading(heading, 4, 10)) return undefined;
      const at = 1 + random.below(heading.length - 2);
      const rest = heading.slice(at + 1);
      const query =
        heading.slice(0, at) + (random.below(2) === 0 ? rest : rest.charAt(0) + heading.charAt(at) + rest.slice(1));
      return query === heading || view.idsOfHeading(query).size > 0
        ? undefined
        : { query, relevant: view.idsOfHeading(heading) };
    }),
};
