import {
  type GoldenGroup,
  type GoldenQuery,
  describeMiss,
  findMissedThresholds,
  isMet,
  loadGoldenGroups,
  placeOf,
  rankGolden,
  scorePlaces,
} from '../../../search/relevance/goldenQueries';
import type { Answering, Ranking } from '../../../search/relevance/ranking';
import type { MeasuredSearch } from './measuredSearch';

type Answered = { golden: GoldenQuery; ranking: Ranking };

const ask = (queries: readonly GoldenQuery[], engine: Answering): Answered[] =>
  queries.map((golden) => ({ golden, ranking: rankGolden(engine, golden) }));

const score = (answered: readonly Answered[]) =>
  scorePlaces(answered.map(({ golden, ranking }) => placeOf(golden, ranking)));

function describeScore(topic: string, answered: readonly Answered[]): string {
  const { mrr, top1, top3, top10 } = score(answered);
  const count = (part: number): string => String(Math.round(part * answered.length));
  return `${topic}: MRR@10 ${mrr.toFixed(3)}, first ${count(top1)}, of three ${count(top3)}, of ten ${count(top10)} of ${String(answered.length)}`;
}

/** Prints the asserted queries that fail. Returns those that are not known failures. */
function printAsserted(queries: readonly GoldenQuery[], engine: Answering, title: string): string[] {
  const unmet = ask(queries, engine).filter(({ golden, ranking }) => !isMet(golden, ranking));
  console.log(`${title}: ${queries.length - unmet.length} of ${queries.length} golden queries met`);
  for (const { golden, ranking } of unmet) console.log(`  ${describeMiss(golden, ranking)}`);
  return unmet.flatMap(({ golden, ranking }) =>
    golden.knownFailure === undefined ? describeMiss(golden, ranking) : [],
  );
}

function printScored(group: GoldenGroup, answered: readonly Answered[]): string[] {
  console.log(describeScore(group.topic, answered));
  const failed = group.use === 'tuning' ? answered.filter(({ golden, ranking }) => placeOf(golden, ranking) !== 1) : [];
  for (const { golden, ranking } of failed) console.log(`  ${describeMiss(golden, ranking)}`);
  return findMissedThresholds(group, score(answered));
}

/** Prints the results of golden queries. Returns a sentence for each failed one and each missed threshold. */
export function printGolden({ createEngine }: MeasuredSearch): string[] {
  const groups = loadGoldenGroups();
  const asserted = groups.filter(({ thresholds }) => !thresholds).flatMap(({ queries }) => queries);
  const engine = createEngine({ hasSegmenter: true });
  const missed = printAsserted(asserted, engine, 'With Intl.Segmenter');
  printAsserted(asserted, createEngine({ hasSegmenter: false }), 'Without Intl.Segmenter');
  const scored = groups
    .filter(({ thresholds }) => thresholds)
    .map((group) => ({ group, answered: ask(group.queries, engine) }));
  const below = scored.flatMap(({ group, answered }) => printScored(group, answered));
  const paraphrased = scored.flatMap(({ answered }) => answered).filter(({ golden }) => golden.isParaphrased);
  console.log(describeScore('user questions in other words than the pages', paraphrased));
  return [...missed, ...below];
}
