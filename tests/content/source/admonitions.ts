/** Checks that admonitions render: a known type, the title in brackets, a closing line. */
import type { Finding, Rule } from '../finding';
import { admonitionForms, admonitionTitles, eachProseLine } from './admonitionFences';
import { type SourcePage, loadSourcePages, sourceLineOf } from './sourcePage';

/** Describes the problem of a `:::` line. `openedAt` is the line of the admonition that is still open. */
function findProblem(line: string, openedAt: number | undefined): string | undefined {
  const [, type, rest = ''] = /^\s*:{3,}\s*(\w*)(.*)$/.exec(line) ?? [];
  if (type === undefined) return undefined;
  if (type === '') return openedAt === undefined ? '这一行 ::: 没有对应的开头，删去' : undefined;
  if (/^\s*:{3,}\s+\w/.test(line)) return `写 :::${type}，中间没有空格；有空格时这一行成为正文`;
  if (admonitionTitles[type] === undefined) return `没有 :::${type} 这种提示；用其中一种：${admonitionForms}`;
  if (rest !== '' && !/^\[.+\]\s*$/.test(rest)) return `标题写在方括号里：:::${type}[${rest.trim()}]；否则成为正文`;
  return openedAt === undefined ? undefined : `先用一行 ::: 结束第 ${openedAt} 行的提示`;
}

function examinePage(page: SourcePage): { findings: Finding[]; examined: number } {
  const { file, body } = page;
  const findings: Finding[] = [];
  let openedAt: number | undefined;
  eachProseLine(body, (text, bodyLine) => {
    if (!/^\s*:{3,}/.test(text)) return;
    const line = sourceLineOf(page, bodyLine);
    const message = findProblem(text, openedAt);
    if (message !== undefined) findings.push({ file, line, message });
    openedAt = /^\s*:{3,}\s*\w/.test(text) ? line : undefined;
  });
  if (openedAt !== undefined) findings.push({ file, line: openedAt, message: '用一行 ::: 结束它' });
  return { findings, examined: body.split('\n').length };
}

export const admonitionsRule: Rule = {
  name: 'admonitions',
  examine(root) {
    const pages = loadSourcePages(root).map(examinePage);
    return {
      findings: pages.flatMap(({ findings }) => findings),
      examined: pages.reduce((sum, { examined }) => sum + examined, 0),
    };
  },
};
