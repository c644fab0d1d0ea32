import { listQueries, prepareQuestions } from '../evaluate/evaluate';
import { reportingSet, tuningSet } from '../generator/draw';
import type { MeasuredSearch } from '../measuredSearch';
import { buildComparedRecords } from './buildComparedRecords';
import type { ComparedEngine } from './comparedEngine';
import { cutBigrams, cutSegments } from './cutWords';
import { describeFigures } from './describeFigures';
import { createFlexSearch } from './flexSearch';
import { gzipBytes } from './gzipBytes';
import { type ImportPackage, comparedVersions, installPackages } from './installPackages';
import { createLocalSearchPlugin } from './localSearchPlugin';
import { type EngineFigures, measureEngine } from './measureEngine';
import { createMiniSearch } from './miniSearch';
import { createOrama } from './orama';
import { createOwnEngine } from './ownEngine';
import { createPagefind } from './pagefind';

const buildFolder = 'build';
const packageFolder = '.cache/comparison';
const samplePerClass = 5;

/** Engines by their name on the command line; the slowest last. */
const engines: Readonly<Record<string, (importPackage: ImportPackage) => ComparedEngine>> = {
  own: () => createOwnEngine(buildFolder),
  'minisearch-pairs': (importPackage) => createMiniSearch('MiniSearch, pairs', cutBigrams, importPackage),
  'minisearch-words': (importPackage) => createMiniSearch('MiniSearch, words', cutSegments, importPackage),
  flexsearch: createFlexSearch,
  orama: createOrama,
  pagefind: createPagefind,
  plugin: () => createLocalSearchPlugin(buildFolder, packageFolder),
};

/** Returns the named engines, or all. */
function listEngines(words: readonly string[], importPackage: ImportPackage): ComparedEngine[] {
  const named = Object.keys(engines).filter((name) => words.includes(name));
  return Object.entries(engines).flatMap(([name, create]) =>
    named.length === 0 || named.includes(name) ? create(importPackage) : [],
  );
}

/**
 * Prints the results of other libraries for the same sections and queries, and each one on stderr as soon as it is
 * finished. `words` may name engines, request a `sample` of each class, or `tuning`: the queries with which settings of
 * libraries are chosen, never those of published figures.
 */
export async function printComparison({ view, corpus }: MeasuredSearch, words: readonly string[]): Promise<void> {
  const asked = prepareQuestions(view, words.includes(tuningSet.name) ? tuningSet : reportingSet);
  const classes = asked.classes.map(({ items, ...rest }) => ({
    ...rest,
    items: words.includes('sample') ? items.slice(0, samplePerClass) : items,
  }));
  const questions = { ...asked, classes, typed: [] }; // libraries may take seconds: no titles character by character
  const records = buildComparedRecords(corpus);
  const textBytes = gzipBytes(records);
  const figures: EngineFigures[] = [];
  for (const engine of listEngines(words, await installPackages(packageFolder))) {
    const measured = await measureEngine(engine, records, questions);
    figures.push(measured);
    console.error(describeFigures([measured], textBytes));
  }
  const versions = Object.entries(comparedVersions).map(([name, version]) => `${name} ${version}`);
  console.log(`Node ${process.version}, ${versions.join(', ')}`);
  console.log(`${records.length} sections, ${listQueries(questions).length} queries of the ${asked.set.name} set\n`);
  console.log(describeFigures(figures, textBytes));
}
