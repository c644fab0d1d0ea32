/** Checks that danger and warning blocks come before the dangerous step (Z41). */
import { toString } from 'mdast-util-to-string';
import type { Examination, Finding } from '../finding';
import { findAdmonitions } from './admonitionFences';
import { buildPageRule } from './pageRule';
import { type SourcePage, sourceLineOf } from './sourcePage';
import { findStepLists } from './steps';

/** Steps that move a machine or close a circuit, by the value of `safety` in front matter. */
const dangerousStep: Readonly<Record<string, RegExp>> = {
  motion: /逐级提高|使能|点动|回零|试运行|单步|启动|下发|推送|(?:点击|按下|开始)[^，。]*运行/,
  electrical: /接线|上电|通电|接通|合闸|送电|拆下|更换/,
};

/** Returns the line in the body of the first dangerous step. */
function findDangerousLine(page: SourcePage, pattern: RegExp): number | undefined {
  return findStepLists(page)
    .flatMap(({ items }) => items)
    .find((item) => pattern.test(toString(item.children[0] ?? item)))?.position?.start.line;
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
    const message = `safety: ${safety}：在这一步之前放 :::danger 或 :::warning 块，第一块在第 ${sourceLineOf(page, first.firstLine)} 行`;
    findings.push({ file, line, message });
  }
  return { findings, examined: blocks.length };
}

export const safetyPositionRule = buildPageRule('safetyPosition', examinePage);
