import type { CorpusView } from '../generator/corpusView';
import type { QuerySet } from '../generator/draw';
import { type ClassQueries, generateQueries } from '../generator/generateQueries';
import { type TypedTarget, generateTypedTargets, typedShare } from './keystrokes';
import type { Ranking } from '../../../../search/relevance/ranking';
import { type Averages, type ClassScore, averageScores, scoreClass } from './score';

/** All queries of one set for a corpus. */
export type Questions = { set: QuerySet; classes: readonly ClassQueries[]; typed: readonly TypedTarget[] };

export type Evaluation = {
  classes: readonly ClassScore[];
  averages: Averages;
  /** Mean share of a title that must be typed before it stays among the first five. */
  keys: number;
};

/** Generates all queries of a set for the pages of `view`. */
export function prepareQuestions(view: CorpusView, set: QuerySet): Questions {
  return { set, classes: generateQueries(view, set), typed: generateTypedTargets(view, set) };
}

/** Returns all different queries in a fixed order, for a process that answers them. */
export function listQueries({ classes, typed }: Questions): string[] {
  const all = [
    ...classes.flatMap(({ items }) => items.map(({ query }) => query)),
    ...typed.flatMap(({ beginnings }) => beginnings),
  ];
  return [...new Set(all)];
}

/** Scores answers. `rankingOf` returns the ranking of each query of `listQueries`. */
export function evaluateAnswers(questions: Questions, rankingOf: (query: string) => Ranking): Evaluation {
  const classes = questions.classes.map((asked) =>
    scoreClass(
      asked,
      asked.items.map(({ query }) => rankingOf(query)),
    ),
  );
  const shares = questions.typed.map((target) => typedShare(target, target.beginnings.map(rankingOf)));
  return {
    classes,
    averages: averageScores(classes),
    keys: shares.reduce((sum, share) => sum + share, 0) / shares.length,
  };
}
