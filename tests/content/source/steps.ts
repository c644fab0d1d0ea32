import type { List, ListItem, Nodes, Paragraph } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { buildOutline } from './outline';
import type { SourcePage } from './sourcePage';

/** Sections whose ordered lists are actions. In other sections a numbered list may be an enumeration. */
const actionSection = /^(?:第 \d+ 步：.*|操作步骤|安装步骤|文字版步骤|清理环境|升级|卸载|运行与验证)$/;

/** Ordered list of actions and the heading of its section. */
export type StepList = { section: string; list: List; items: readonly ListItem[] };

/** Whether the node is a paragraph that describes the result of a step. */
export function isResult(node: Nodes): node is Paragraph {
  return node.type === 'paragraph' && /^结果\s*[：:]/.test(toString(node));
}

/**
 * Finds ordered lists of actions: those in sections of steps, and every list with a result. Lists inside steps belong to
 * their step.
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
