/** Danger and warning blocks stand before the action they limit (Z41): who reads them afterwards is hurt already. */
import type { List, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Examination, Finding } from '../finding';
import { type Admonition, findAdmonitions } from './admonitionFences';
import { buildOutline } from './outline';
import { buildPageRule } from './pageRule';
import { type SourcePage, sourceLineOf } from './sourcePage';
import { findStepLists } from './steps';

/** Steps that move a machine or close a circuit, by the kind of danger that front matter names. */
const dangerousStep: Readonly<Record<string, RegExp>> = {
  motion: /使能|点动|回零|试运行|单步|启动|下发|推送|(?:点击|按下|开始)[^，。]*运行/,
  electrical: /接线|上电|通电|接通|合闸|送电|拆下|更换/,
};

function isSteps(node: RootContent | undefined): node is List {
  return node?.type === 'list' && node.ordered === true;
}

/** Line of the body of the first step that is dangerous in this way. */
function findDangerousLine(page: SourcePage, pattern: RegExp): number | undefined {
  return findStepLists(page)
    .flatMap(({ items }) => items)
    .find((item) => pattern.test(toString(item.children[0] ?? item)))?.position?.start.line;
}

/** True when the block follows a numbered list directly and nothing numbered follows it in the section. */
function standsBehindItsSteps(page: SourcePage, { firstLine, lastLine }: Admonition): boolean {
  return buildOutline(page).some(({ content }) => {
    const at = content.findIndex((node) => node.position?.start.line === firstLine);
    if (at < 1 || !isSteps(content[at - 1])) return false;
    return !content.some((node) => (node.position?.start.line ?? 0) > lastLine && isSteps(node));
  });
}

function examinePage(page: SourcePage): Examination {
  const { file, frontMatter } = page;
  const blocks = findAdmonitions(page.body).filter(({ type }) => type === 'danger' || type === 'warning');
  const findings: Finding[] = [];
  const safety = typeof frontMatter?.safety === 'string' ? frontMatter.safety : 'none';
  const pattern = dangerousStep[safety];
  const dangerousLine = pattern ? findDangerousLine(page, pattern) : undefined;
  const [first] = blocks;
  if (first && dangerousLine !== undefined && first.firstLine > dangerousLine) {
    const line = sourceLineOf(page, dangerousLine);
    const message = `safety: ${safety}: put a :::danger or :::warning block before this step; the first one stands in line ${sourceLineOf(page, first.firstLine)}`;
    findings.push({ file, line, message });
  }
  for (const block of blocks) {
    if (block === first && findings.length > 0) continue;
    if (!standsBehindItsSteps(page, block)) continue;
    const message = `move this ${block.type} block before the steps that it limits; here it comes too late`;
    findings.push({ file, line: sourceLineOf(page, block.firstLine), severity: 'warning', message });
  }
  return { findings, examined: blocks.length };
}

export const safetyPositionRule = buildPageRule('safetyPosition', examinePage);
