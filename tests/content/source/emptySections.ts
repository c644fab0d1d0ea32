/** Reports headings without text below them (Z37). */
import type { Examination, Finding } from '../finding';
import { headingText, isComment } from './outline';
import { buildPageRule } from './pageRule';
import { type SourcePage, lineOf, parseBody } from './sourcePage';

function examinePage(page: SourcePage): Examination {
  const nodes = parseBody(page).children.filter((node) => !isComment(node) && node.type !== 'definition');
  const findings: Finding[] = [];
  let examined = 0;
  nodes.forEach((node, index) => {
    if (node.type !== 'heading') return;
    examined += 1;
    const next = nodes[index + 1];
    const finding = (message: string): number => findings.push({ file: page.file, line: lineOf(page, node), message });
    if (!next || (next.type === 'heading' && next.depth <= node.depth)) {
      finding(`“${headingText(node)}”下没有内容：写正文或删去标题`);
    } else if (next.type === 'heading') {
      finding(`在“${headingText(node)}”和“${headingText(next)}”之间写一句话`);
    }
  });
  return { findings, examined };
}

export const emptySectionsRule = buildPageRule('emptySections', examinePage);
