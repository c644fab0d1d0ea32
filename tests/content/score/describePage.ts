/** Output of `npm run check -- <page>` and `npm run check -- score`. */
import { loadFigureUses } from '../../../facts/loadFigures';
import type { Fact, Facts } from '../../../facts/model/facts';
import { renderInline } from '../../../facts/rendering/inlineForms';
import { formatFinding } from '../finding';
import type { SourcePage } from '../source/sourcePage';
import { totalOf } from './scorePage';
import type { ScoredPage } from './scoredPages';

const provenances = ['assumed', 'public', 'spec'] as const;
const maxValueChars = 60;

function describeFindings({ page, findings }: ScoredPage): string[] {
  const lines = [...findings].flatMap(([rule, found]) => found.map((finding) => formatFinding(rule, finding)));
  if (page.factFaults.length > 0) lines.push('页面上的键有错误：其余规则在改正后检查');
  return lines.length > 0 ? lines : ['无'];
}

function describeScores({ scores }: ScoredPage): string[] {
  return scores.map(({ item, score, reason }) => {
    const star = item.isVital ? '★' : '  ';
    return `${item.id.padEnd(3)} ${star} ${score}  ${item.title}${reason === '' ? '' : `：${reason}`}`;
  });
}

function valueOf(fact: Fact): string {
  const rendered = renderInline(fact, undefined);
  const text = 'text' in rendered ? rendered.text : '';
  return text.length > maxValueChars ? `${text.slice(0, maxValueChars)}…` : text;
}

function originOf({ origin }: Fact): string {
  switch (origin.provenance) {
    case 'spec':
      return '';
    case 'public':
      return `  来源 ${origin.source}`;
    case 'assumed':
      return `  ${origin.basis}`;
  }
}

/** Lists the facts that the page and its figures use, assumed ones first and marked. */
function describeFacts(root: string, page: SourcePage, facts: Facts): string[] {
  const figureUses = loadFigureUses(root, page.file, page.writtenText, facts);
  const keys = new Set([...page.uses, ...figureUses].map(({ key }) => key));
  const used = [...keys].sort().flatMap((key) => {
    const fact = facts.byKey.get(key);
    return fact ? [fact] : [];
  });
  const counts = provenances.map(
    (provenance) => `${used.filter(({ origin }) => origin.provenance === provenance).length} ${provenance}`,
  );
  const lines = provenances.flatMap((provenance) =>
    used
      .filter(({ origin }) => origin.provenance === provenance)
      .map((fact) => `${provenance === 'assumed' ? '?' : ' '} ${fact.key}  ${valueOf(fact)}${originOf(fact)}`),
  );
  return [counts.join('，'), ...lines];
}

/** Builds the report on one page: findings, mechanical score with reasons, facts with provenance. */
export function describePage(root: string, scored: ScoredPage, facts: Facts): string {
  const { page, scores } = scored;
  const total =
    scores.length > 0 ? `${totalOf(scores)} 分，满分 ${scores.length * 2} 分；评审人的分数不会更高` : '没有';
  return [
    `${page.file}  ${String(page.frontMatter?.title)} (${String(page.frontMatter?.kind)})`,
    '',
    '问题',
    ...describeFindings(scored).map((line) => `  ${line}`),
    '',
    `机器评分：${total}`,
    ...describeScores(scored).map((line) => `  ${line}`),
    '',
    '事实（? = 假设：产品负责人确认之前只作示例）',
    ...describeFacts(root, page, facts).map((line) => `  ${line}`),
  ].join('\n');
}

/** Builds one line per page: total score and the items below 2. */
export function describeScoreTable(pages: readonly ScoredPage[]): string {
  const lines = pages.map(({ page, scores }) => {
    const weak = scores.filter(({ score }) => score < 2).map(({ item, score }) => `${item.id}=${score}`);
    const isBad = scores.some(({ item, score }) => item.isVital && score === 0);
    const total = String(totalOf(scores)).padStart(2);
    return `${total} ${isBad ? '✗' : ' '} ${page.id}  ${String(page.frontMatter?.kind)}  ${weak.join(' ')}`.trimEnd();
  });
  const totals = pages.map(({ scores }) => totalOf(scores)).sort((a, b) => a - b);
  const median = totals[Math.floor(totals.length / 2)] ?? 0;
  return [...lines, `${pages.length} 页，最低 ${totals[0] ?? 0} 分，中位数 ${median} 分；✗ = 有 ★ 项为 0 分`].join(
    '\n',
  );
}
