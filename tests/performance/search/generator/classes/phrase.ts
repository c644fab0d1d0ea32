import { foldForComparison } from '../foldForComparison';
import { type QueryClass, maxKnownSections } from '../knownItem';
import { pickClause, splitWords } from '../words';

/** Two to four adjacent words of the text. */
export const phrase: QueryClass = {
  name: 'phrase',
  group: 'core',
  generate: (view, draw) =>
    draw.collect(50, () => {
      const { random } = draw;
      const clause = pickClause(random, view.sections)?.clause ?? '';
      const words = splitWords(clause);
      const length = 2 + random.below(3);
      if (words.length < length || words.every(({ isHan }) => !isHan)) return undefined;
      const first = random.below(words.length - length + 1);
      const run = words.slice(first, first + length).map(({ text }) => text);
      const query = [run.join(''), run.join(' ')].find((candidate) => clause.includes(candidate));
      if (query === undefined || query.length < 4) return undefined;
      const folded = foldForComparison(query);
      const relevant = view.findIds(({ own }) => own.includes(folded), maxKnownSections);
      return relevant && { query, relevant };
    }),
};
