import type { QueryClass } from '../knownItem';
import { isHanHeading, readPinyin } from '../readPinyin';

/** Whole Chinese heading in pinyin, with or without spaces: shebeizhuangtai. */
export const pinyin: QueryClass = {
  name: 'pinyin',
  group: 'ext',
  generate: (view, draw) =>
    draw
      .sample(
        view.sections.map(({ heading }) => heading).filter((heading) => isHanHeading(heading, 2, 8)),
        35,
        (text) => text,
      )
      .map((heading) => {
        const syllables = readPinyin(heading);
        const spelled = syllables.join(' ');
        return {
          query: syllables.join(draw.random.pick(['', '', ' '])),
          relevant:
            view.findIds(
              (section) => isHanHeading(section.heading, 2, 8) && readPinyin(section.heading).join(' ') === spelled,
            ) ?? new Set(),
        };
      }),
};
