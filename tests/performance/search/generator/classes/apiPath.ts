import { foldForComparison } from '../foldForComparison';
import type { QueryClass } from '../knownItem';

const path = /\/(?:[A-Za-z][\w-]*\/)+[A-Za-z][\w-]*/g;
/** Maximum number of sections: a path is on its own page and in lists of interfaces. */
const maxSections = 12;

const templates = [
  (full: string) => full,
  (full: string) => full.slice(1),
  (full: string) => full.split('/').slice(-2).join('/'),
  (full: string) => full.split('/').slice(-2).join(' '),
  (full: string) => `${full}/`,
];

/** Path of an interface, or its end. */
export const apiPath: QueryClass = {
  name: 'api_path',
  group: 'extra',
  generate: (view, draw) =>
    draw
      .sample(
        view.sections.flatMap(({ content }) => content.match(path) ?? []),
        60,
        (text) => text,
      )
      .flatMap((full) => {
        const end = foldForComparison(full.split('/').slice(-2).join('/'));
        const relevant = view.findIds(({ own }) => own.includes(end), maxSections);
        return relevant ? [{ query: draw.random.pick(templates)(full), relevant }] : [];
      })
      .slice(0, 30),
};
