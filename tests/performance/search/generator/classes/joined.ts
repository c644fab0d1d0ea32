import { foldForComparison } from '../foldForComparison';
import { type QueryClass, maxKnownSections } from '../knownItem';
import { wordsOf } from '../words';

const attemptsPerQuery = 400;

/** Two Chinese words of one section that are adjacent nowhere, without a space: 配置心跳. */
export const joined: QueryClass = {
  name: 'joined',
  group: 'core',
  generate: (view, draw) =>
    draw.collect(
      40,
      () => {
        const { random } = draw;
        const words = wordsOf(random.pick(view.sections)).filter(({ text, isHan }) => isHan && text.length >= 2);
        if (words.length < 2) return undefined;
        const [first, second] = [random.pick(words).text, random.pick(words).text];
        if (first === second) return undefined;
        const relevant = view.findIdsWithAll([first, second], maxKnownSections);
        const query = first + second;
        return relevant && !view.occurs(foldForComparison(query)) ? { query, relevant } : undefined;
      },
      attemptsPerQuery,
    ),
};
