import { type QueryClass, maxKnownSections } from '../knownItem';
import { pickClause, splitWords } from '../words';

/** Characters across a word boundary: 段简. Users search for visible text, not for words. */
export const crossword: QueryClass = {
  name: 'crossword',
  group: 'core',
  generate: (view, draw) =>
    draw.collect(30, () => {
      const { random } = draw;
      const clause = pickClause(random, view.sections)?.clause ?? '';
      const words = splitWords(clause);
      const place = random.below(Math.max(1, words.length - 1));
      const [left, right] = [words[place], words[place + 1]];
      if (!left?.isHan || !right?.isHan || left.text.length < 2 || right.text.length < 2) return undefined;
      const query =
        left.text.slice(1 + random.below(left.text.length - 1)) +
        right.text.slice(0, 1 + random.below(right.text.length - 1));
      if (!clause.includes(query)) return undefined;
      const relevant = view.findIds(({ own }) => own.includes(query), maxKnownSections);
      return relevant && { query, relevant };
    }),
};
