/** Checks that sections about verification name something visible: output, a UI element, a status, a value. */
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Examination } from '../finding';
import { type PageSection, buildOutline } from './outline';
import { buildPageRule } from './pageRule';
import type { SourcePage } from './sourcePage';

const heading = /^(?:验证结果|验证安装|运行与验证|检查环境)$/;
const quotedOrMeasured = /“[^”]+”|\d+(?:\.\d+)?\s*(?:[A-Za-z%°]|秒|分钟|条|台|次)/;

function namesSomething({ content }: PageSection): boolean {
  return content.some((node) => {
    let found = quotedOrMeasured.test(toString(node));
    visit(node, (child) => {
      if (child.type === 'code' || child.type === 'inlineCode' || child.type === 'strong') found = true;
    });
    return found;
  });
}

function examinePage(page: SourcePage): Examination {
  const sections = buildOutline(page).filter((candidate) => heading.test(candidate.heading));
  const findings = sections
    .filter((section) => !namesSomething(section))
    .map((section) => ({
      file: page.file,
      line: section.line,
      message: `“${section.heading}”：写出看哪里、看到什么：输出、**界面名称**、“状态”或取值`,
    }));
  return { findings, examined: sections.length };
}

export const verificationRule = buildPageRule('verification', examinePage);
