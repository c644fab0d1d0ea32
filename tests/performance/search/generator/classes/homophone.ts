import { foldForComparison } from '../foldForComparison';
import type { QueryClass } from '../knownItem';
import { findHomophones, isHanHeading } from '../readPinyin';

/** Chinese heading with one homophone, a typical error of input methods: 设备壮态. */
export const homophone: QueryClass = {
  name: 'homophone',
  group: 'extra',
  generate: (view, draw) =>
    draw
      .sample(
        view.sections.map(({ heading }) => heading).filter((heading) => isHanHeading(heading, 3, 10)),
        60,
        (text) => text,
      )
      .flatMap((heading) => {
        const place = draw.random.below(heading.length);
        const others = findHomophones(heading.charAt(place));
        if (others.length === 0) return [];
        const query = heading.slice(0, place) + draw.random.pick(others) + heading.slice(place + 1);
        return view.occurs(foldForComparison(query)) ? [] : [{ query, relevant: view.idsOfHeading(heading) }];
      })
      .slice(0, 40),
};
