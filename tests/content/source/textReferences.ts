/** Checks references to sections and steps of the same page: 见“参数说明”, 第 4 步. */
import type { Paragraph, TableCell } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { findNearest } from '../../../facts/findNearest';
import type { Examination, Finding } from '../finding';
import { headingText } from './outline';
import { buildPageRule } from './pageRule';
import { type SourcePage, lineOf, parseBody } from './sourcePage';

const namedSection =
  /(?<![看可意听遇罕常])(?:参?见|参照)“([^”]+)”(?!的?(?:按钮|菜单|提示|对话框|状态))|“([^”]+)”(?:的?一节|小节|章节|中的示例)/gu;
const namedStep = /(?<![“\d])第 (\d+)(?:[～~—-](\d+))? 步(?!：)/g;

/** Finds the headings and titles of code blocks of a page. */
function findNames(page: SourcePage): Set<string> {
  const names = new Set<string>();
  visit(parseBody(page), (node) => {
    if (node.type === 'heading') names.add(headingText(node));
    const title = node.type === 'code' ? /title="([^"]+)"/.exec(node.meta ?? '')?.[1] : undefined;
    if (title !== undefined) names.add(title);
  });
  return names;
}

/** Returns the largest step number of the page, in headings and numbered lists. */
function countSteps(page: SourcePage): number {
  let count = 0;
  visit(parseBody(page), (node) => {
    if (node.type === 'list' && node.ordered === true)
      count = Math.max(count, node.children.length + (node.start ?? 1) - 1);
    if (node.type === 'heading') count = Math.max(count, Number(/^第 (\d+) 步/.exec(headingText(node))?.[1] ?? 0));
  });
  return count;
}

function hasLink(node: Paragraph | TableCell): boolean {
  let found = false;
  visit(node, 'link', () => {
    found = true;
  });
  return found;
}

function examinePage(page: SourcePage): Examination {
  const names = findNames(page);
  const loose = (text: string): string => text.replace(/[‘’“”\s`]/g, '');
  const looseNames = new Set([...names].map(loose));
  const steps = countSteps(page);
  const findings: Finding[] = [];
  let examined = 0;
  visit(parseBody(page), ['paragraph', 'tableCell'], (node) => {
    if (node.type !== 'paragraph' && node.type !== 'tableCell') return;
    const text = toString(node);
    const at = (message: string): number => findings.push({ file: page.file, line: lineOf(page, node), message });
    for (const [, seen, section] of text.matchAll(namedSection)) {
      const name = seen ?? section ?? '';
      examined += 1;
      if (looseNames.has(loose(name)) || hasLink(node)) continue;
      const near = findNearest(name, names);
      at(
        `本页没有“${name}”一节${near.length > 0 ? `；最接近的：${near.map((other) => `“${other}”`).join('、')}` : ''}`,
      );
    }
    for (const [whole, from, to] of text.matchAll(namedStep)) {
      examined += 1;
      if (Math.max(Number(from), Number(to ?? 0)) > steps && !hasLink(node))
        at(`“${whole}”：本页有 ${steps} 步，改正编号`);
    }
  });
  return { findings, examined };
}

export const textReferencesRule = buildPageRule('textReferences', examinePage);
