import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as library from '../../../search/index';
import {
  type GoldenQuery,
  isMet,
  loadGoldenGroups,
  placeOf,
  rankGolden,
  scorePlaces,
} from '../../../search/relevance/goldenQueries';
import { type Answering, rank } from '../../../search/relevance/ranking';
import { type AblationRule, ablationRules } from './ablationRules';
import { evaluateAnswers, listQueries, prepareQuestions } from './evaluate/evaluate';
import { reportingSet } from './generator/draw';
import type { MeasuredSearch } from './measuredSearch';

const folder = '.cache';
const parts = ['search/index.ts', 'search/engine', 'search/text', 'search/protocol'];

/**
 * Imports a copy of the engine with the edits of a rule. Throws when the source no longer contains the replaced text.
 */
async function importEngine({ name, edits }: AblationRule): Promise<typeof library> {
  mkdirSync(folder, { recursive: true });
  const copy = mkdtempSync(path.join(folder, 'ablation-'));
  try {
    for (const part of parts) cpSync(part, path.join(copy, part), { recursive: true });
    for (const { file, from, to } of edits) {
      const edited = path.join(copy, 'search/engine', file);
      const source = readFileSync(edited, 'utf8');
      if (source.split(from).length !== 2) throw new Error(`${name}: ${file} does not have ${String(from)} once`);
      writeFileSync(
        edited,
        source.replace(from, () => to),
      );
    }
    return (await import(pathToFileURL(path.resolve(copy, 'search/index.ts')).href)) as typeof library;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

function measure(engine: Answering, questions: ReturnType<typeof prepareQuestions>) {
  const rankings = new Map(listQueries(questions).map((query) => [query, rank(engine, query)]));
  const groups = loadGoldenGroups().map(({ thresholds, queries }) => ({ isScored: thresholds !== undefined, queries }));
  const ask = (wantsScored: boolean) =>
    groups
      .filter(({ isScored }) => isScored === wantsScored)
      .flatMap(({ queries }) => queries)
      .map((golden: GoldenQuery) => ({ golden, ranking: rankGolden(engine, golden) }));
  return {
    ...evaluateAnswers(questions, (query) => rankings.get(query) ?? []),
    met: new Set(ask(false).flatMap(({ golden, ranking }) => (isMet(golden, ranking) ? golden.query : []))),
    user: scorePlaces(ask(true).map(({ golden, ranking }) => placeOf(golden, ranking))),
  };
}

type Measured = ReturnType<typeof measure>;

/** Returns the class with the largest loss. */
function describeWorstClass({ classes }: Measured, before: Measured): string {
  const losses = classes.map(({ name, mrr }, index) => ({ name, loss: (before.classes[index]?.mrr ?? 0) - mrr }));
  const [worst] = losses.sort((left, right) => right.loss - left.loss);
  return worst && worst.loss > 0.0005 ? `${worst.name} ${(-worst.loss).toFixed(3)}` : '–';
}

function describeRow(name: string, after: Measured, before: Measured): string {
  const { core, ext, all } = after.averages;
  const figures = [core, ext, all, all - before.averages.all].map((value) => value.toFixed(4));
  const lost = [...before.met].filter((query) => !after.met.has(query)).length;
  const gained = [...after.met].filter((query) => !before.met.has(query)).length;
  const user = (after.user.mrr - before.user.mrr).toFixed(3);
  return `| ${[name, ...figures, `${lost} / ${gained}`, user, describeWorstClass(after, before)].join(' | ')} |`;
}

/**
 * Prints for each rule of candidates, rewrites and reranking the loss without it: averages of the reporting queries,
 * golden queries lost and gained, MRR@10 of user questions, and the class with the largest loss. `words` may name
 * rules.
 */
export async function printAblation({ corpus, view }: MeasuredSearch, words: readonly string[]): Promise<void> {
  const questions = { ...prepareQuestions(view, reportingSet), typed: [] };
  const measureWithout = async (rule: AblationRule): Promise<Measured> => {
    const { createEngine, createSegmentWords } = await importEngine(rule);
    const engine = createEngine(corpus.head, { segment: createSegmentWords() });
    corpus.texts.forEach(engine.addText);
    return measure(engine, questions);
  };
  const before = await measureWithout({ name: 'none', edits: [] });
  console.log('| Without | core | ext | all | change | golden lost / gained | user questions | worst class |');
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  console.log(describeRow('nothing', before, before));
  const named = ablationRules.filter(({ name }) => words.includes(name));
  for (const rule of named.length > 0 ? named : ablationRules) {
    console.log(describeRow(rule.name, await measureWithout(rule), before));
  }
}
