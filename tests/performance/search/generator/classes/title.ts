import type { QueryClass } from '../knownItem';

/** Exact title of a page. */
export const title: QueryClass = {
  name: 'title',
  group: 'core',
  generate: (view, draw) =>
    draw
      .sample(
        view.sections.filter(({ level }) => level === 1).map((section) => section.title),
        60,
        (text) => text,
      )
      .map((query) => ({ query, relevant: view.idsOfHeading(query) })),
};
