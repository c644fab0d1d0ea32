import { foldForComparison } from '../foldForComparison';
import { type QueryClass, maxKnownSections } from '../knownItem';
import { isKeyword, pickClause, splitWords } from '../words';

const arrangements = [
  (latin: string, han: string) => `${latin} ${han}`,
  (latin: string, han: string) => `${latin}${han}`,
  (latin: string, han: string) => `${han} ${latin}`,
];

/** A Latin word and an adjacent Chinese one: with a space, without one, in reverse order. */
export const mixed: QueryClass = {
  name: 'mixed',
  group: 'core',
  generate: (view, draw) =>
    draw.collect(60, () => {
      const { random } = draw;
      const words = splitWords(pickClause(random, view.sections)?.clause ?? '').filter(isKeyword);
      const place = random.below(Math.max(1, words.length - 1));
      const pair = words.slice(place, place + 2);
      const latin = pair.find(({ isLatin }) => isLatin)?.text;
      const han = pair.find(({ isHan }) => isHan)?.text;
      if (latin === undefined || han === undefined) return undefined;
      const relevant = view.findIdsWithAll([foldForComparison(latin), han], maxKnownSections);
      return relevant && { query: random.pick(arrangements)(latin, han), relevant };
    }),
};
