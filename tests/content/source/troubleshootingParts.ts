/** Checks that every case of a troubleshooting page has symptom, cause, solution and verification. */
import { toString } from 'mdast-util-to-string';
import type { Examination, Finding } from '../finding';
import { buildPageRule } from './pageRule';
import { type SourcePage, lineOf, parseBody } from './sourcePage';

const parts = ['现象', '原因', '处理', '验证'];

type Case = { heading: string; line: number; found: string[] };

function findCases(page: SourcePage): Case[] {
  const cases: Case[] = [];
  let open: Case | undefined;
  for (const node of parseBody(page).children) {
    if (node.type === 'heading') {
      open = node.depth === 3 ? { heading: toString(node), line: lineOf(page, node), found: [] } : undefined;
      if (open) cases.push(open);
    }
    const first = node.type === 'paragraph' ? node.children[0] : undefined;
    const part = first?.type === 'strong' ? toString(first) : '';
    if (parts.includes(part)) open?.found.push(part);
  }
  return cases.filter(({ found }) => found.length > 0);
}

function examinePage(page: SourcePage): Examination {
  if (page.frontMatter?.kind !== 'troubleshooting') return { findings: [], examined: 0 };
  const cases = findCases(page);
  const findings = cases.flatMap(({ heading, line, found }): Finding[] => {
    const wanted = parts.map((part) => `**${part}**`).join('、');
    return found.join() === parts.join()
      ? []
      : [{ file: page.file, line, message: `“${heading}”：依次写 ${wanted}，各写一次` }];
  });
  return { findings, examined: cases.length };
}

export const troubleshootingPartsRule = buildPageRule('troubleshootingParts', examinePage);
