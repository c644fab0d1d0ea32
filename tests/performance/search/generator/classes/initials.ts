import type { QueryClass } from '../knownItem';
import { isHanHeading, readInitials } from '../readPinyin';

/** Maximum number of attempts: most combinations occur somewhere, or in too many sections. */
export const initials: QueryClass = {
  name: 'initials',
  group: 'ext',
  generate: (view, draw) =>
    draw
      .sample(
        view.sections.map(({ heading }) => heading).filter((heading) => isHanHeading(heading, 3, 8)),
        35,
        (text) => text,
      )
      .map((heading) => {
        const query = readInitials(heading);
        return {
          query,
          relevant:
            view.findIds((section) => isHanHeading(section.heading, 3, 8) && readInitials(section.heading) === query) ??
            new Set(),
        };
      }),
};
