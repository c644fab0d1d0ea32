/** Danger and warning blocks stand before the action they limit (Z41): who reads them afterwards is hurt already. */
import type { RootContent } from 'mdast';
import type { Examination, Finding } from '../finding';
import { type Admonition, findAdmonitions } from './admonitionFences';
import { buildOutline } from './outline';
import { buildPageRule } from './pageRule';
import { type SourcePage, sourceLineOf } from './sourcePage';
import { findFirstOrderedLine } from './steps';

function isAction(node: RootContent): boolean {
  return (node.type === 'list' && node.ordered === true) || node.type === 'code';
}

function startsAfter(node: RootContent, line: number): boolean {
  return (node.position?.start.line ?? 0) > line;
}

/** True when a numbered list stands above the block and nothing to do below it, both in the block's own section. */
function standsBehindItsSteps(page: SourcePage, { firstLine, lastLine }: Admonition): boolean {
  const section = buildOutline(page).find(({ content }) => {
    const from = content[0]?.position?.start.line ?? Infinity;
    const to = content.at(-1)?.position?.end.line ?? -1;
    return from <= lastLine && firstLine <= to;
  });
  const content = section?.content ?? [];
  const above = content.filter((node) => (node.position?.end.line ?? Infinity) < firstLine);
  const lastHeading = above.findLastIndex(({ type }) => type === 'heading');
  const hasStepsAbove = above.slice(lastHeading + 1).some((node) => node.type === 'list' && node.ordered === true);
  return hasStepsAbove && !content.some((node) => startsAfter(node, lastLine) && isAction(node));
}

function examinePage(page: SourcePage): Examination {
  const { file, frontMatter } = page;
  const blocks = findAdmonitions(page.body).filter(({ type }) => type === 'danger' || type === 'warning');
  const findings: Finding[] = [];
  const firstAction = findFirstOrderedLine(page);
  const safety = frontMatter?.safety;
  const needsBlock = typeof safety === 'string' && safety !== 'none';
  const [first] = blocks;
  if (needsBlock && first && firstAction !== undefined && first.firstLine > firstAction) {
    const line = sourceLineOf(page, firstAction);
    const message = `safety: ${safety}: put a :::danger or :::warning block before this first action; the first one stands in line ${sourceLineOf(page, first.firstLine)}`;
    findings.push({ file, line, message });
  }
  for (const block of blocks) {
    if (block === first && findings.length > 0) continue;
    if (!standsBehindItsSteps(page, block)) continue;
    const message = `move this ${block.type} block before the steps that it limits; here it comes too late`;
    findings.push({ file, line: sourceLineOf(page, block.firstLine), message });
  }
  return { findings, examined: blocks.length };
}

export const safetyPositionRule = buildPageRule('safetyPosition', examinePage);
