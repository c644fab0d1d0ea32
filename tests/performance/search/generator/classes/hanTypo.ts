import type { QueryClass } from '../knownItem';
import { isHanHeading } from '../readPinyin';

/** Chinese heading with a missing or transposed character: 设状备态. The name seeds the random draw. */
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
