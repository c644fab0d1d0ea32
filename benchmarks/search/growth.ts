import { gzipSync } from 'node:zlib';
import { type BuiltFiles, buildFiles } from '../../search/indexer/buildFiles';
import { hitsPerPage, snippetWords } from '../../search/protocol/limits';
import type { WholeManifest } from '../../search/protocol/manifest';
import { describeTable } from '../../search/relevance/evaluate/describe';
import {
  type Questions,
  evaluateAnswers,
  listQueries,
  prepareQuestions,
} from '../../search/relevance/evaluate/evaluate';
import { type Answering, rank, rankingRequest } from '../../search/relevance/evaluate/ranking';
import { reportingSet, tuningSet } from '../../search/relevance/generator/draw';
import { type MeasuredSearch, measureCorpus } from '../../search/relevance/measuredSearch';
import { buildSyntheticCorpus } from '../../search/relevance/synthetic/buildSyntheticCorpus';
import { type FirstAnswer, askAllFirst } from './firstQueries';
import { nastyQueries } from './nastyQueries';
import { percentile } from './percentile';
import type { WorkerScripts } from './workerScript';

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(0)} KB`;

/** Prints the files of a corpus that is loaded as a whole. */
function printWhole(manifest: WholeManifest, pageCount: number, { worker }: WorkerScripts): void {
  const first = worker + gzipSync(JSON.stringify(manifest)).length + manifest.head.bytes;
  const texts = manifest.texts.map(({ bytes }) => bytes);
  const all = first + manifest.names.bytes + texts.reduce((sum, bytes) => sum + bytes, 0);
  console.log(`  layout whole: head ${kb(manifest.head.bytes)}, text in ${texts.length} files`);
  console.log(
    `  first query waits for ${kb(first)} (headings), ${kb(first + Math.max(...texts))} (text of its product), ${kb(all)} (everything); ${kb(all / pageCount)} a page; worker's script included`,
  );
}

/** Prints how many files of a kind there are, and how large they are. */
function describeKind(files: ReadonlyMap<string, Uint8Array>, kind: string): string {
  const sizes = [...files].filter(([name]) => name.startsWith(kind)).map(([, { length }]) => length);
  return `${kind} ${sizes.length} files, ${kb(sizes.reduce((sum, size) => sum + size, 0))}, largest ${kb(Math.max(...sizes))}`;
}

/** Asks generated queries of a sharded index, each as the first one of a reader, and prints what that cost. */
async function printSharded(built: BuiltFiles, asked: Questions, scripts: WorkerScripts): Promise<FirstAnswer[]> {
  const kinds = ['pages-', 'terms-', 'page-list-', 'term-list-'].map((kind) => describeKind(built.files, kind));
  console.log(`  layout sharded: manifest ${kb(JSON.stringify(built.manifest).length)}, ${kinds.join('; ')}`);
  const answers = await askAllFirst(built, listQueries(asked));
  const scriptBytes = scripts.worker + scripts.sharded;
  const bytes = answers.map((answer) => scriptBytes + answer.bytes);
  const requests = answers.map((answer) => 2 + answer.requests);
  console.log(
    `  ${answers.length} first queries, all files and the worker's scripts: p50 ${kb(percentile(bytes, 0.5))}, p95 ${kb(percentile(bytes, 0.95))}, most ${kb(Math.max(...bytes))}; requests p50 ${percentile(requests, 0.5)}, most ${Math.max(...requests)}`,
  );
  const [dearest] = [...answers].sort((left, right) => right.bytes - left.bytes);
  const kindsOf = [...(dearest?.bytesOfKind ?? [])].map(([kind, size]) => `${kind} ${kb(size)}`);
  console.log(`  the dearest: ${dearest?.query ?? ''} (${kindsOf.join(', ')}, scripts ${kb(scriptBytes)})`);
  return answers;
}

/** Milliseconds of processor time a query takes: what else runs on the machine does not count. */
function timeQueries(engine: Answering, queries: readonly string[]): number[] {
  return queries.map((query) => {
    const request = { ...rankingRequest(query), hitsPerPage, attributesToSnippet: [`content:${String(snippetWords)}`] };
    const start = process.cpuUsage();
    engine.answer({ requests: [request] });
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
}

/** Prints time and memory of packing, indexing and answering in Node. */
export function printTimes({ corpus, view, createEngine }: MeasuredSearch): void {
  const packing = performance.now();
  buildFiles(corpus, () => 'all');
  console.log(`  files of the index ${(performance.now() - packing).toFixed(0)} ms`);
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
  const worst = timeQueries(engine, nastyQueries);
  const place = worst.indexOf(Math.max(...worst));
  console.log(`  worst input: ${Math.max(...worst).toFixed(0)} ms  ${nastyQueries[place] ?? ''}`);
}

/** Prints the quality of the answers. */
function printScores({ view, createEngine }: MeasuredSearch): void {
  const engine = createEngine({ hasSegmenter: true });
  const questions = [tuningSet, reportingSet].map((set) => prepareQuestions(view, set));
  const columns = questions.map((asked) => {
    const rankings = new Map(listQueries(asked).map((query) => [query, rank(engine, query)]));
    return { title: asked.set.name, evaluation: evaluateAnswers(asked, (query) => rankings.get(query) ?? []) };
  });
  console.log(describeTable(columns));
}

/** Queries of each class that are asked as first ones: each reader unpacks an index of its own. */
const firstQueriesPerClass = 30;

/**
 * Of larger sites no questions are made, and no browser indexes them as a whole; their first queries are a smaller
 * one's.
 */
const maxQuestionedPages = 3000;

function sampleQuestions({ view }: MeasuredSearch): Questions {
  const questions = prepareQuestions(view, reportingSet);
  const classes = questions.classes.map((asked) => ({ ...asked, items: asked.items.slice(0, firstQueriesPerClass) }));
  return { ...questions, classes, typed: [] };
}

/** Prints what a synthetic site of `pageCount` pages costs, and how well it is searched. */
export async function printGrowth(pageCount: number, scripts: WorkerScripts): Promise<void> {
  const start = performance.now();
  const corpus = buildSyntheticCorpus(pageCount);
  const { length } = corpus.head.sections;
  console.log(
    `\n${pageCount} synthetic pages, ${length} sections (written in ${((performance.now() - start) / 1000).toFixed(1)} s)`,
  );
  const built = buildFiles(corpus, (product) =>
    String(corpus.head.pages.findIndex((page) => page.product === product)),
  );
  const isQuestioned = pageCount <= maxQuestionedPages;
  const measured = measureCorpus(isQuestioned ? corpus : buildSyntheticCorpus(maxQuestionedPages));
  if (built.manifest.layout === 'whole') printWhole(built.manifest, pageCount, scripts);
  else {
    const asked = sampleQuestions(measured);
    const answers = await printSharded(built, asked, scripts);
    const idsOf = new Map(answers.map(({ query, ids }) => [query, ids]));
    const evaluation = evaluateAnswers(asked, (query) => idsOf.get(query) ?? []);
    if (isQuestioned) console.log(describeTable([{ title: 'sharded, first query', evaluation }]));
  }
  if (!isQuestioned) return;
  printTimes(measured);
  printScores(measured);
}
