import type { QueryClass } from '../knownItem';

/** Exact heading of a section; any section with that heading is relevant. */
export const heading: QueryClass = {
  name: 'heading',
  group: 'core',
  generate: (view, draw) =>
    draw
      .sample(
        view.sections.filter(({ level }) => level > 1).map((section) => section.heading),
        60,
        (text) => text,
      )
      .map((query) => ({ query, relevant: view.idsOfHeading(query) })),
};
