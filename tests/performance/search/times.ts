import { buildFiles } from '../../../search/indexer/buildFiles';
import { hitsPerPage, snippetWords } from '../../../search/protocol/limits';
import { listQueries, prepareQuestions } from './evaluate/evaluate';
import { type Answering, rankingRequest } from '../../../search/relevance/ranking';
import { reportingSet, tuningSet } from './generator/draw';
import type { MeasuredSearch } from './measuredSearch';
import { worstCaseQueries } from './worstCaseQueries';
import { percentile } from './percentile';

/** Measures milliseconds of processor time of each query, which other processes hardly affect. */
function timeQueries(engine: Answering, queries: readonly string[]): number[] {
  return queries.map((query) => {
    const request = { ...rankingRequest(query), hitsPerPage, attributesToSnippet: [`content:${String(snippetWords)}`] };
    const start = process.cpuUsage();
    engine.answer({ requests: [request] });
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
}

/** Prints time and memory of building files, indexing and answering in Node. */
export function printTimes({ corpus, view, createEngine }: MeasuredSearch): void {
  const building = performance.now();
  buildFiles(corpus, () => 'all');
  console.log(`  files of the index ${(performance.now() - building).toFixed(0)} ms`);
  globalThis.gc?.();
  const before = process.memoryUsage();
  const start = performance.now();
  const engine = createEngine({ hasSegmenter: true });
  const indexMs = performance.now() - start;
  globalThis.gc?.();
  const after = process.memoryUsage();
  const grown = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
  console.log(
    `  index ${indexMs.toFixed(0)} ms, ${(grown / 1e6).toFixed(0)} MB besides the text${globalThis.gc ? '' : ' (without --expose-gc: a guess)'}`,
  );
  const questions = [tuningSet, reportingSet].map((set) => prepareQuestions(view, set));
  const times = timeQueries(engine, questions.flatMap(listQueries));
  console.log(
    `  ${times.length} queries, 20 hits with snippets, processor time: p50 ${percentile(times, 0.5).toFixed(2)}, p99 ${percentile(times, 0.99).toFixed(1)}, longest ${Math.max(...times).toFixed(0)} ms`,
  );
  const worst = timeQueries(engine, worstCaseQueries);
  const place = worst.indexOf(Math.max(...worst));
  console.log(`  worst input: ${Math.max(...worst).toFixed(0)} ms  ${worstCaseQueries[place] ?? ''}`);
}
