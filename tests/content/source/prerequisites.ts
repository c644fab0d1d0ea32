/** Checks that the section of prerequisites lists at least two items. */
import type { RootContent } from 'mdast';
import type { Examination } from '../finding';
import { buildOutline } from './outline';
import { buildPageRule } from './pageRule';
import type { SourcePage } from './sourcePage';

const heading = '开始之前';
const minItems = 2;

function countItems(content: readonly RootContent[]): number {
  return content.reduce((sum, node) => {
    if (node.type === 'list') return sum + node.children.length;
    return node.type === 'table' ? sum + node.children.length - 1 : sum;
  }, 0);
}

function examinePage(page: SourcePage): Examination {
  const sections = buildOutline(page).filter((section) => section.heading === heading);
  const findings = sections
    .map(({ line, content }) => ({ line, items: countItems(content) }))
    .filter(({ items }) => items < minItems)
    .map(({ line, items }) => ({
      file: page.file,
      line,
      message: `“${heading}”列了 ${items} 项，至少列 ${minItems} 项：版本、权限、硬件、网络、文件`,
    }));
  return { findings, examined: sections.length };
}

export const prerequisitesRule = buildPageRule('prerequisites', examinePage);
