import { Converter } from 'opencc-js';
import type { QueryClass } from '../knownItem';

const converters = [Converter({ from: 'cn', to: 't' }), Converter({ from: 'cn', to: 'hk' })];

/** Heading in traditional characters, converted by OpenCC (standard and Hong Kong). */
export const trad: QueryClass = {
  name: 'trad',
  group: 'ext',
  generate: (view, draw) =>
    draw
      .sample(
        view.sections.map(({ heading }) => heading),
        60,
        (text) => text,
      )
      .map((heading) => ({ query: draw.random.pick(converters)(heading), heading }))
      .filter(({ query, heading }) => query !== heading)
      .slice(0, 35)
      .map(({ query, heading }) => ({ query, relevant: view.idsOfHeading(heading) })),
};
