import type { Finding } from '../finding';
import type { SourcePage } from '../source/sourcePage';
import type { PageTemplate } from '../templates/parseTemplates';
import type { RubricItem } from './parseRubric';
import { type Score, type Verdict, judgePresence } from './presence';

export type ItemScore = { item: RubricItem; score: Score; reason: string };

/** Findings of one page by the rule that found them. */
export type FindingsByRule = ReadonlyMap<string, readonly Finding[]>;

const fewErrors = 3;
const fewWarnings = 2;

/** Scores an item by the findings of its rules on the page (contributing/rubric.md, 机械分怎样算). */
function judgeFindings({ rules }: RubricItem, findings: FindingsByRule): Verdict {
  const broken = rules.flatMap((name) => {
    const count = findings.get(name)?.length ?? 0;
    return count === 0 ? [] : [`${name} ${count}`];
  });
  const all = rules.flatMap((name) => findings.get(name) ?? []);
  const warnings = all.filter(({ severity }) => severity === 'warning').length;
  const errors = all.length - warnings;
  const reason = broken.join('，');
  if (errors > fewErrors) return { score: 0, reason };
  return { score: errors > 0 || warnings > fewWarnings ? 1 : 2, reason };
}

/** Scores a page item by item. Each score is the maximum that a reviewer may give. */
export function scorePage(
  page: SourcePage,
  {
    rubric,
    template,
    findings,
    today,
  }: {
    rubric: readonly RubricItem[];
    template: PageTemplate;
    findings: FindingsByRule;
    today: Date;
  },
): ItemScore[] {
  return rubric.map((item) => {
    const verdicts = [judgeFindings(item, findings), judgePresence(item.id, page, template, today)];
    return {
      item,
      score: verdicts.reduce<Score>((lowest, { score }) => (score < lowest ? score : lowest), 2),
      reason: verdicts
        .map(({ reason }) => reason)
        .filter(Boolean)
        .join('；'),
    };
  });
}

export function totalOf(scores: readonly ItemScore[]): number {
  return scores.reduce((sum, { score }) => sum + score, 0);
}
