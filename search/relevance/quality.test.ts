import { describe, expect, it, vi } from 'vitest';
import { loadBuiltSearch } from './builtSearch';
import { evaluateAnswers, listQueries, prepareQuestions } from './evaluate/evaluate';
import { type Ranking, rank } from './evaluate/ranking';
import { averageFloors, findShortfalls, maxLossWithoutSegmenter } from './floors';
import { reportingSet, tuningSet } from './generator/draw';
import { type MeasuredSearch, measureCorpus } from './measuredSearch';
import { buildSyntheticCorpus } from './synthetic/buildSyntheticCorpus';

vi.setConfig({ testTimeout: 120_000 }); // thousands of queries on a loaded machine

const minQueries = 1000;
const syntheticPages = 300;

/** Vitest takes a worker that is silent for a minute for dead. */
const queriesAtOnce = 100;

async function evaluate({ view, createEngine }: MeasuredSearch, hasSegmenter: boolean) {
  const questions = prepareQuestions(view, reportingSet);
  const engine = createEngine({ hasSegmenter });
  const rankings = new Map<string, Ranking>();
  for (const query of listQueries(questions)) {
    rankings.set(query, rank(engine, query));
    if (rankings.size % queriesAtOnce === 0) await new Promise(setImmediate);
  }
  return evaluateAnswers(questions, (query) => rankings.get(query) ?? []);
}

describe('generated queries over the built pages', () => {
  const built = loadBuiltSearch();

  it('are many, the same in every run, and about other headings than those of tuning', () => {
    const questions = prepareQuestions(built.view, reportingSet);
    expect(listQueries(questions).length).toBeGreaterThan(minQueries);
    expect(prepareQuestions(built.view, reportingSet)).toEqual(questions);
    const tuned = new Set(listQueries(prepareQuestions(built.view, tuningSet)));
    const headings = questions.classes.filter(({ name }) => name === 'title' || name === 'heading');
    const asked = headings.flatMap(({ items }) => items.map(({ query }) => query));
    expect(asked.length).toBeGreaterThan(0);
    // A heading may be the beginning of a longer one, or the title of a page that shares it.
    expect(asked.filter((query) => tuned.has(query)).length).toBeLessThan(asked.length / 4);
  });

  it('are answered as well as the design demands', async () => {
    // The pages change: two answers out of forty in a class may, before anybody has to look at the engine.
    expect(findShortfalls(await evaluate(built, true), { slack: 0.05 })).toEqual([]);
  });

  it('are answered nearly as well where the browser cannot cut Chinese into words', async () => {
    const { averages } = await evaluate(built, false);
    expect(averages.all).toBeGreaterThanOrEqual(averageFloors.all - maxLossWithoutSegmenter);
  });
});

describe('generated queries over a synthetic site, which never changes', () => {
  const synthetic = measureCorpus(buildSyntheticCorpus(syntheticPages));

  it('are answered as well as the design demands, class by class', async () => {
    expect(findShortfalls(await evaluate(synthetic, true), { slack: 0 })).toEqual([]);
  });
});
