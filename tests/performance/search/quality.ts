import { rank } from '../../../search/relevance/ranking';
import { describeFailures, describeTable } from './evaluate/describe';
import { type Evaluation, type Questions, evaluateAnswers, listQueries, prepareQuestions } from './evaluate/evaluate';
import { type QuerySet, reportingSet, tuningSet } from './generator/draw';
import { type MeasuredSearch, measureCorpus } from './measuredSearch';
import { buildSyntheticCorpus } from './synthetic/buildSyntheticCorpus';
import { averageThresholds, findShortfalls, maxLossWithoutSegmenter } from './thresholds';

/** Minimum number of queries: with fewer, the generator does not understand the pages. */
const minQueries = 1000;

/** Tolerance for changing pages: in a class of forty, two answers may be lost. */
const slackOfPages = 0.05;

const syntheticPages = 300;

function evaluate({ createEngine }: MeasuredSearch, questions: Questions, hasSegmenter: boolean): Evaluation {
  const engine = createEngine({ hasSegmenter });
  const rankings = new Map(listQueries(questions).map((query) => [query, rank(engine, query)]));
  return evaluateAnswers(questions, (query) => rankings.get(query) ?? []);
}

/**
 * Prints the quality of the built search, with the failed tuning queries on request. Returns a sentence for each figure
 * of the reporting queries that misses its threshold.
 */
export function printQuality(built: MeasuredSearch, { showsFailures }: { showsFailures: boolean }): string[] {
  const prepare = (set: QuerySet): Questions => prepareQuestions(built.view, set);
  const [tuning, reporting] = [prepare(tuningSet), prepare(reportingSet)];
  const evaluation = evaluate(built, reporting, true);
  const withoutSegmenter = evaluate(built, reporting, false);
  const tuned = evaluate(built, tuning, true);
  console.log(
    describeTable([
      { title: 'tuning', evaluation: tuned },
      { title: 'reporting', evaluation },
      { title: 'tuning, no segm.', evaluation: evaluate(built, tuning, false) },
      { title: 'reporting, no segm.', evaluation: withoutSegmenter },
    ]),
  );
  if (showsFailures) console.log(describeFailures(tuned));
  const asked = listQueries(reporting).length;
  const least = averageThresholds.all - maxLossWithoutSegmenter;
  const { all } = withoutSegmenter.averages;
  return [
    ...(asked >= minQueries ? [] : [`only ${asked} queries were generated`]),
    ...findShortfalls(evaluation, { slack: slackOfPages }),
    ...(all >= least ? [] : [`all without Intl.Segmenter: ${all.toFixed(3)} is below ${least.toFixed(3)}`]),
  ];
}

/** Prints the quality of a synthetic site, which never changes. Returns a sentence for each missed threshold. */
export function printSynthetic(): string[] {
  const synthetic = measureCorpus(buildSyntheticCorpus(syntheticPages));
  const evaluation = evaluate(synthetic, prepareQuestions(synthetic.view, reportingSet), true);
  console.log(describeTable([{ title: 'synthetic', evaluation }]));
  return findShortfalls(evaluation, { slack: 0 }).map((shortfall) => `synthetic site, ${shortfall}`);
}
