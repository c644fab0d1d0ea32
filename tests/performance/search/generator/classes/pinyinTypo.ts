import type { QueryClass } from '../knownItem';
import { misspell } from '../misspell';
import { isHanHeading, readPinyin } from '../readPinyin';

/** Whole Chinese heading in pinyin with one typo: shebeizhaungtai. The name seeds the random draw. */
export const pinyinTypo: QueryClass = {
  name: 'pinyin_slip',
  group: 'extra',
  generate: (view, draw) => {
    const spellingOf = new Map(
      view.sections
        .filter(({ heading }) => isHanHeading(heading, 3, 8))
        .map(({ id, heading }) => [id, readPinyin(heading).join('')]),
    );
    const headings = new Set(spellingOf.values());
    return draw.collect(60, () => {
      const { random } = draw;
      const { id, heading } = random.pick(view.sections);
      const spelled = spellingOf.get(id);
      if (spelled === undefined) return undefined;
      const query = misspell(readPinyin(heading).join(random.pick(['', '', ' '])), random);
      if (headings.has(query.replace(/ /g, ''))) return undefined;
      return { query, relevant: view.findIds((section) => spellingOf.get(section.id) === spelled) ?? new Set() };
    });
  },
};
