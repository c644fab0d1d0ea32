import { everydayQuestions } from '../everydayWords';
import type { QueryClass } from '../knownItem';

/** Everyday questions: nothing is relevant. */
export const noansQuestion: QueryClass = {
  name: 'noans_ask',
  group: 'extra',
  generate: (_view, draw) =>
    draw
      .sample(everydayQuestions, everydayQuestions.length, (question) => question)
      .map((query) => ({ query, relevant: new Set<string>() })),
};
