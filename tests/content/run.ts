/**
 * `npm run check [-- source|output|tests] [rule …]`: examines the pages (source), the built site (output) and whether the
 * tests named in contributing/specification.yaml run (tests). Prints every finding as `file:line rule: what to do`. Exits
 * with 1 on an error, on a warning of a style rule without an exception, or when a rule examined nothing. `npm run check --
 * <page id or path> …`: prints the findings, mechanical score and facts of these pages. `npm run check -- score`: prints
 * the mechanical score of every page. `npm run check -- --watch <page id or path> …` does so again after each save.
 */
import { findNearest } from '../../facts/findNearest';
import { loadFacts } from '../../facts/loadFacts';
import { listPageFiles } from '../../facts/loadPageUses';
import { isFailure } from './finding';
import { runStages } from './runStages';
import { describePage, describeScoreTable } from './score/describePage';
import { type ScoredPage, loadScoredPages } from './score/scoredPages';
import { watchSources } from './watchSources';

const root = '.';

/** Returns the page id of an argument, which is an id or the path of a page file. */
function pageIdOf(word: string): string {
  return word.replace(/^(?:\.\/)?docs\//, '').replace(/\.mdx?$/, '');
}

function countErrors({ findings }: ScoredPage): number {
  return [...findings.values()].flat().filter(isFailure).length;
}

async function printPages(ids: ReadonlySet<string>): Promise<number> {
  const pages = await loadScoredPages(root, ids);
  const facts = loadFacts(root);
  console.log(pages.map((page) => describePage(root, page, facts)).join('\n\n'));
  return pages.reduce((sum, page) => sum + countErrors(page), 0);
}

async function main(allWords: readonly string[]): Promise<void> {
  const words = allWords.filter((word) => word !== '--watch');
  if (words.length === 1 && words[0] === 'score') {
    console.log(describeScoreTable(await loadScoredPages(root)));
    return;
  }
  const written = new Set(listPageFiles(root).map(pageIdOf));
  const ids = words.map(pageIdOf);
  const unknownId = ids.find((id) => id.includes('/') && !written.has(id));
  if (unknownId !== undefined) {
    const near = findNearest(unknownId, written);
    throw new Error(
      `没有页面 ${unknownId}${near.length > 0 ? `；最接近的：${near.join('、')}` : ''}；新建用 npm run new -- <id>`,
    );
  }
  const arePages = words.length > 0 && ids.every((id) => written.has(id));
  if (words.length < allWords.length) {
    if (!arePages) throw new Error('npm run check -- --watch <页面 id> …');
    await watchSources(root, () => printPages(new Set(ids)));
    return;
  }
  const errors = arePages ? await printPages(new Set(ids)) : await runStages(words);
  if (errors > 0) process.exitCode = 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
