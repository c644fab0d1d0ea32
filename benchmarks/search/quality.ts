import { type MeasuredSearch } from '../../search/relevance/measuredSearch';
import { describeFailures, describeTable } from '../../search/relevance/evaluate/describe';
import { evaluateAnswers, listQueries, prepareQuestions } from '../../search/relevance/evaluate/evaluate';
import { rank } from '../../search/relevance/evaluate/ranking';
import { reportingSet, tuningSet } from '../../search/relevance/generator/draw';

/** Prints the quality of the built search; of the tuning queries also what did not come first, if asked for. */
export function printQuality(
  { view, createEngine }: MeasuredSearch,
  { showsFailures }: { showsFailures: boolean },
): void {
  const questions = [tuningSet, reportingSet].map((set) => prepareQuestions(view, set));
  const columns = [true, false].flatMap((hasSegmenter) => {
    const engine = createEngine({ hasSegmenter });
    return questions.map((asked) => {
      const rankings = new Map(listQueries(asked).map((query) => [query, rank(engine, query)]));
      const title = `${asked.set.name}${hasSegmenter ? '' : ', no segm.'}`;
      return { title, evaluation: evaluateAnswers(asked, (query) => rankings.get(query) ?? []) };
    });
  });
  console.log(describeTable(columns));
  if (showsFailures && columns[0]) console.log(describeFailures(columns[0].evaluation));
}
