/** Refuses Markdown syntax that did not render: `:::`, `**`, `](`, `{#id}` in the text of a page. */
import type { Finding, Rule } from '../finding';
import { lineOf, loadBuiltPages, textOf } from './builtSite';

const verbatim = new Set(['pre', 'code', 'kbd', 'samp', 'script', 'style', 'svg', 'math']);
const leftover = /:::\s*\w*|\*\*|\]\(\S|\{#[\w-]+\}|\{\/\*/;
const blocks = new Set([
  'p',
  'li',
  'td',
  'th',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'dt',
  'dd',
  'figcaption',
  'summary',
]);

export const leftoversRule: Rule = {
  name: 'leftovers',
  examine(root) {
    const findings: Finding[] = [];
    let examined = 0;
    for (const { file, elements } of loadBuiltPages(root)) {
      for (const element of elements.filter(({ tagName }) => blocks.has(tagName))) {
        examined += 1;
        // A block inside this one reports its own text.
        const text = textOf(
          element,
          (child) => child !== element && (verbatim.has(child.tagName) || blocks.has(child.tagName)),
        );
        const found = leftover.exec(text);
        if (!found) continue;
        const around = text.slice(Math.max(0, found.index - 10), found.index + 20).trim();
        findings.push({
          file,
          line: lineOf(element),
          message: `“${around}”：这处 Markdown 没有生效，改正源文件`,
        });
      }
    }
    return { findings, examined };
  },
};
