/** Checks what a page must contain (column 另外核对 of contributing/rubric.md). */
import type { Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { findAdmonitions } from '../source/admonitionFences';
import { countNodes } from '../source/amount';
import { buildOutline } from '../source/outline';
import { type SourcePage, parseBody } from '../source/sourcePage';
import type { PageTemplate } from '../templates/parseTemplates';

export type Score = 0 | 1 | 2;
export type Verdict = { score: Score; reason: string };

const full = (reason = ''): Verdict => ({ score: 2, reason });
const notApplicable = full('不适用');
const minProblems = 3;
const minLinks = 2;
const maxAgeDays = 366;

/** Kinds of pages that must describe problems and their solutions. */
const kindsWithProblems: ReadonlySet<string> = new Set([
  'quickstart',
  'task',
  'tutorial',
  'params',
  'rest',
  'realtime',
  'api-overview',
  'download',
  'troubleshooting',
  'faq',
  'library',
  'protocol',
  'errors',
]);

function judgeSection(page: SourcePage, { slots }: PageTemplate, heading: RegExp): Verdict {
  const wanted = slots.flatMap((slot) =>
    slot.type === 'section' && !slot.isOptional ? slot.headings.filter((text) => heading.test(text)) : [],
  );
  if (wanted.length === 0) return notApplicable;
  const isThere = buildOutline(page).some((section) => wanted.includes(section.heading));
  return isThere ? full() : { score: 0, reason: `没有“${wanted.join('”“')}”` };
}

function judgeCount(count: number, min: number, what: string): Verdict {
  if (count >= min) return full();
  return { score: count > 0 ? 1 : 0, reason: `${what} ${count}，至少 ${min}` };
}

function countErrorRows(table: Table): number {
  const columns = (table.children[0]?.children ?? []).map((cell) => toString(cell).trim());
  const isErrorTable =
    columns.some((column) => column.includes('处理')) && columns.some((column) => /原因|含义/.test(column));
  return isErrorTable ? table.children.length - 1 : 0;
}

/** Counts described problems: rows of error tables, and third-level headings in sections about problems. */
function countProblems(page: SourcePage, kind: string): number {
  let count = 0;
  visit(parseBody(page), 'table', (table) => {
    count += countErrorRows(table);
  });
  const isAllProblems = kind === 'troubleshooting' || kind === 'faq' || kind === 'errors';
  for (const { heading, content } of buildOutline(page)) {
    if (!isAllProblems && heading !== '常见问题') continue;
    count += content.filter((node) => node.type === 'heading').length;
  }
  return count;
}

function countInternalLinks(page: SourcePage): number {
  const targets = new Set<string>();
  visit(parseBody(page), 'link', ({ url }) => {
    if (!/^(?:[a-z]+:|#)/i.test(url)) targets.add(url.replace(/#.*$/, ''));
  });
  return targets.size;
}

function judgeAge(page: SourcePage, today: Date): Verdict {
  const reviewed = new Date(String(page.frontMatter?.last_reviewed));
  const ageDays = (today.getTime() - reviewed.getTime()) / 86_400_000;
  return ageDays <= maxAgeDays ? full() : { score: 1, reason: '核对日期早于 12 个月' };
}

function judgeSafety({ frontMatter, body }: SourcePage): Verdict {
  const { safety = 'none' } = frontMatter ?? {};
  const hasBlock = findAdmonitions(body).some(({ type }) => type === 'danger' || type === 'warning');
  return safety === 'none' || hasBlock ? full() : { score: 0, reason: '没有危险或警告块' };
}

/** Returns the verdict of an item's presence check, the full score when the item has none. */
export function judgePresence(itemId: string, page: SourcePage, template: PageTemplate, today: Date): Verdict {
  switch (itemId) {
    case 'R3':
      return judgeSection(page, template, /^开始之前$/);
    case 'R5':
      return judgeSection(page, template, /验证/);
    case 'R8':
      return judgeCount(countNodes(parseBody(page), 'code'), template.minCodeBlocks, '代码块');
    case 'R9':
      return kindsWithProblems.has(template.kind)
        ? judgeCount(countProblems(page, template.kind), minProblems, '原因和处理')
        : notApplicable;
    case 'R10':
      return judgeCount(countNodes(parseBody(page), 'image'), template.minFigures, '图');
    case 'R13':
      return judgeSafety(page);
    case 'R14':
      return judgeCount(countInternalLinks(page), minLinks, '站内链接');
    case 'R15':
      return judgeAge(page, today);
    default:
      return full();
  }
}
