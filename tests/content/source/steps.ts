import type { List, ListItem, Nodes, Paragraph } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { buildOutline } from './outline';
import type { SourcePage } from './sourcePage';

/** Sections whose ordered lists are actions; in other sections a numbered list may be a mere enumeration. */
const actionSection = /^(?:第 \d+ 步：.*|操作步骤|安装步骤|文字版步骤|清理环境|升级|卸载|运行与验证)$/;

/** An ordered list of actions and the heading it stands below. */
export type StepList = { section: string; list: List; items: readonly ListItem[] };

/** True for a paragraph that says what the reader sees after a step. */
export function isResult(node: Nodes): node is Paragraph {
  return node.type === 'paragraph' && /^结果\s*[：:]/.test(toString(node));
}

/**
 * Ordered lists of actions of a page, in order: those of the sections of steps, and every list that states a result.
 * Lists inside steps belong to their step.
 */
export function findStepLists(page: SourcePage): StepList[] {
  return buildOutline(page).flatMap(({ heading, content }) =>
    content.flatMap((node): StepList[] => {
      if (node.type !== 'list' || node.ordered !== true) return [];
      const hasResults = node.children.some((item) => item.children.some(isResult));
      return hasResults || actionSection.test(heading) ? [{ section: heading, list: node, items: node.children }] : [];
    }),
  );
}
