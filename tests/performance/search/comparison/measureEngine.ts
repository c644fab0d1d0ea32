import { type Evaluation, type Questions, evaluateAnswers, listQueries } from '../evaluate/evaluate';
import { type Ranking, rankingDepth } from '../../../../search/relevance/ranking';
import { percentile } from '../percentile';
import type { ComparedEngine, ComparedRecord, LoadedIndex } from './comparedEngine';

/**
 * Results of one engine. Building and loading are measured in wall-clock time, because other processes may take part;
 * queries in processor time, which depends less on the load of the machine.
 */
export type EngineFigures = {
  name: string;
  evaluation: Evaluation;
  bytes: number;
  holdsText: boolean;
  buildMs: number;
  loadMs: number;
  medianMs: number;
  p99Ms: number;
};

async function measureTime<Result>(work: () => Promise<Result>): Promise<{ result: Result; ms: number }> {
  const start = performance.now();
  const result = await work();
  return { result, ms: performance.now() - start };
}

async function askAll(index: LoadedIndex, queries: readonly string[]) {
  const rankings = new Map<string, Ranking>();
  const times: number[] = [];
  for (const query of queries) {
    const before = process.cpuUsage();
    rankings.set(query, await index.search(query, rankingDepth));
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return { rankings, times };
}

/**
 * Builds, loads and queries an engine. Throws when there are no queries, records or hits: such figures would be
 * meaningless.
 */
export async function measureEngine(
  engine: ComparedEngine,
  records: readonly ComparedRecord[],
  questions: Questions,
): Promise<EngineFigures> {
  const queries = listQueries(questions);
  if (queries.length === 0) throw new Error(`${engine.name}: there are no queries to compare with`);
  if (records.length === 0) throw new Error(`${engine.name}: there are no records to search`);
  const { result: published, ms: buildMs } = await measureTime(() => engine.build(records));
  const { result: index, ms: loadMs } = await measureTime(published.load);
  try {
    const { rankings, times } = await askAll(index, queries);
    if ([...rankings.values()].every(({ length }) => length === 0)) {
      throw new Error(`${engine.name}: every answer is empty, so its adapter must be broken`);
    }
    return {
      name: engine.name,
      evaluation: evaluateAnswers(questions, (query) => rankings.get(query) ?? []),
      bytes: published.bytes,
      holdsText: published.holdsText,
      buildMs,
      loadMs,
      medianMs: percentile(times, 0.5),
      p99Ms: percentile(times, 0.99),
    };
  } finally {
    await index.close?.();
  }
}
