/** Checks that admonitions render: a known type, the title in brackets, a closing line. */
import type { Finding, Rule } from '../finding';
import { eachProseLine } from './admonitionFences';
import { type SourcePage, loadSourcePages, sourceLineOf } from './sourcePage';

const knownTypes = new Set(['note', 'tip', 'info', 'caution', 'warning', 'danger']);

/** Describes the problem of a `:::` line. `openedAt` is the line of the admonition that is still open. */
function findProblem(line: string, openedAt: number | undefined): string | undefined {
  const [, type, rest = ''] = /^\s*:{3,}\s*(\w*)(.*)$/.exec(line) ?? [];
  if (type === undefined) return undefined;
  if (type === '') return openedAt === undefined ? 'this ::: ends nothing' : undefined;
  if (/^\s*:{3,}\s+\w/.test(line)) return `write :::${type} without a space; with it, the line is printed as text`;
  if (!knownTypes.has(type)) return `:::${type} is no admonition; use one of: ${[...knownTypes].join(', ')}`;
  if (rest !== '' && !/^\[.+\]\s*$/.test(rest))
    return `write :::${type}[${rest.trim()}]; a bare title is printed as text`;
  return openedAt === undefined ? undefined : `close the admonition of line ${openedAt} first, with a line of :::`;
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
  if (openedAt !== undefined) findings.push({ file, line: openedAt, message: 'close it with a line of :::' });
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
