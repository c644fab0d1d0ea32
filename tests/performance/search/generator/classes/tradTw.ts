import { Converter } from 'opencc-js';
import type { QueryClass } from '../knownItem';

const toTaiwanCharacters = Converter({ from: 'cn', to: 'tw' });
const toTaiwanWords = Converter({ from: 'cn', to: 'twp' });

/** Heading in Taiwan wording: 網路 for 网络. Only headings whose words differ, not just their characters. */
export const tradTw: QueryClass = {
  name: 'trad_tw',
  group: 'extra',
  generate: (view, draw) =>
    draw
      .sample(
        view.sections.map(({ heading }) => heading).filter((text) => toTaiwanCharacters(text) !== toTaiwanWords(text)),
        30,
        (text) => text,
      )
      .map((heading) => ({ query: toTaiwanWords(heading), relevant: view.idsOfHeading(heading) })),
};
