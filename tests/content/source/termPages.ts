/** Checks that the glossary has a page for each term that pages use, unless every reader knows the term. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFacts } from '../../../facts/findFact';
import { loadFacts } from '../../../facts/loadFacts';
import type { TermFact } from '../../../facts/model/term';
import type { Finding, Rule } from '../finding';
import { type SourcePage, loadSourcePages } from './sourcePage';

const file = 'facts/terms.yaml';

/** Returns the id of the page that uses the term most often. */
function findMainPage({ zh }: TermFact, pages: readonly SourcePage[]): string | undefined {
  const uses = pages
    .map(({ id, body }) => ({ id, count: body.split(zh).length - 1 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  return uses[0]?.id;
}

export const termPagesRule: Rule = {
  name: 'termPages',
  examine(root) {
    const terms = listFacts(loadFacts(root), 'term');
    const pages = loadSourcePages(root).filter(({ frontMatter }) => frontMatter?.kind !== 'glossary');
    const written = existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8').split('\n') : [];
    const findings = terms
      .filter((term) => !term.isEveryday && term.pages.length === 0 && term.zh.length > 1) // 帧 is part of other words
      .flatMap((term): Finding[] => {
        const page = findMainPage(term, pages);
        if (page === undefined) return [];
        const line = written.findIndex((text) => text.trimStart().startsWith(`${term.key.replace('term.', '')}:`)) + 1;
        return [{ file, line, message: `“${term.zh}”没有相关页面：写 pages，例如 [${page}]` }];
      });
    return { findings, examined: terms.length };
  },
};
