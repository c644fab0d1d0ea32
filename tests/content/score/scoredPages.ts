import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from '../finding';
import { sourceRules } from '../source/rules';
import { type SourcePage, loadSourcePages } from '../source/sourcePage';
import { loadTemplates } from '../templates/loadTemplates';
import { parseRubric } from './parseRubric';
import { type FindingsByRule, type ItemScore, scorePage } from './scorePage';

export type ScoredPage = {
  page: SourcePage;
  findings: FindingsByRule;
  /** Empty when the kind has no template. */
  scores: readonly ItemScore[];
};

/** Rules without findings about a page. */
const rulesOfOtherFiles: ReadonlySet<string> = new Set([
  'routes',
  'contracts',
  'assumptions',
  'userQuestions',
  'termPages',
]);

/** Returns the findings about `pages` by file and rule. Findings in a figure belong to its page. */
async function examineSource(root: string, pages: readonly SourcePage[]): Promise<Map<string, Map<string, Finding[]>>> {
  const byFile = new Map<string, Map<string, Finding[]>>(pages.map(({ file }) => [file, new Map()]));
  const isWanted = (file: string): boolean => (byFile.get(file) ?? findPageOfFigure(file, byFile)) !== undefined;
  for (const rule of sourceRules.filter(({ name }) => !rulesOfOtherFiles.has(name))) {
    const { findings } = await rule.examine(root, isWanted);
    for (const finding of findings) {
      const page = byFile.get(finding.file) ?? findPageOfFigure(finding.file, byFile);
      page?.set(rule.name, [...(page.get(rule.name) ?? []), finding]);
    }
  }
  return byFile;
}

/** Returns the page of a figure: `docs/a/page.md` for `docs/a/page-wiring.figure.yaml`. The longest name wins. */
function findPageOfFigure<T>(file: string, byFile: ReadonlyMap<string, T>): T | undefined {
  if (!file.endsWith('.figure.yaml')) return undefined;
  const owners = [...byFile.keys()].filter((page) => file.startsWith(`${page.replace(/\.mdx?$/, '')}-`));
  const [owner] = owners.sort((a, b) => b.length - a.length);
  return owner === undefined ? undefined : byFile.get(owner);
}

/** Loads the pages with these ids, by default every page, with their findings and mechanical score. */
export async function loadScoredPages(root: string, ids?: ReadonlySet<string>): Promise<ScoredPage[]> {
  const pages = loadSourcePages(root).filter(({ id }) => ids?.has(id) ?? true);
  const templates = loadTemplates(root);
  const rubric = parseRubric(readFileSync(path.join(root, 'contributing', 'rubric.md'), 'utf8'));
  const byFile = await examineSource(root, pages);
  const today = new Date();
  return pages.map((page) => {
    const findings = byFile.get(page.file) ?? new Map<string, Finding[]>();
    const template = [...templates.values()].find(({ kind }) => kind === page.frontMatter?.kind);
    return { page, findings, scores: template ? scorePage(page, { rubric, template, findings, today }) : [] };
  });
}
