import type { ClassQueries } from '../generator/generateQueries';
import type { ClassGroup, KnownItem } from '../generator/knownItem';
import type { Ranking } from '../../../../search/relevance/ranking';

/** A query whose first hit is wrong. `place` counts from 1; 0: not among the first ten. */
export type Failure = { query: string; expected: string; place: number; instead: string };

/** Metrics over the queries of a class, from 0 to 1. */
export type ClassScore = {
  name: string;
  group: ClassGroup;
  count: number;
  mrr: number;
  successAt1: number;
  successAt5: number;
  failures: readonly Failure[];
};

/**
 * Returns the rank of the first relevant hit from 1 up, 0 without one. Without relevant sections, no hits are correct.
 */
export function placeOf({ relevant }: KnownItem, ranking: Ranking): number {
  if (relevant.size === 0) return ranking.length === 0 ? 1 : 0;
  return ranking.findIndex((id) => relevant.has(id)) + 1;
}

function describeFailure(item: KnownItem, ranking: Ranking): Failure {
  const [expected = 'nothing'] = item.relevant;
  return { query: item.query, expected, place: placeOf(item, ranking), instead: ranking[0] ?? 'nothing' };
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? NaN : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Scores the rankings of the queries of a class, in their order. */
export function scoreClass({ name, group, items }: ClassQueries, rankings: readonly Ranking[]): ClassScore {
  const answered = items.map((item, index) => ({ item, ranking: rankings[index] ?? [] }));
  const places = answered.map(({ item, ranking }) => placeOf(item, ranking));
  return {
    name,
    group,
    count: items.length,
    mrr: mean(places.map((place) => (place === 0 ? 0 : 1 / place))),
    successAt1: mean(places.map((place) => (place === 1 ? 1 : 0))),
    successAt5: mean(places.map((place) => (place >= 1 && place <= 5 ? 1 : 0))),
    failures: answered
      .filter((_, index) => places[index] !== 1)
      .map(({ item, ranking }) => describeFailure(item, ranking)),
  };
}

export type Averages = { core: number; ext: number; all: number; successAt1: number; successAt5: number };

/** Averages the classes that have queries with equal weight: core, ext, and both (`all`). */
export function averageScores(scores: readonly ClassScore[]): Averages {
  const asked = scores.filter(({ count }) => count > 0);
  const core = asked.filter(({ group }) => group === 'core');
  const ext = asked.filter(({ group }) => group === 'ext');
  const both = [...core, ...ext];
  return {
    core: mean(core.map(({ mrr }) => mrr)),
    ext: mean(ext.map(({ mrr }) => mrr)),
    all: mean(both.map(({ mrr }) => mrr)),
    successAt1: mean(both.map(({ successAt1 }) => successAt1)),
    successAt5: mean(both.map(({ successAt5 }) => successAt5)),
  };
}
