/** Reports bold text that does not render: `**注意：**请` keeps its asterisks because CommonMark sees no word boundary. */
import { visit } from 'unist-util-visit';
import type { Finding, Rule } from '../finding';
import { lineOf, loadSourcePages, parseBody } from './sourcePage';

export const emphasisRule: Rule = {
  name: 'emphasis',
  examine(root, isWanted = () => true) {
    const findings: Finding[] = [];
    let examined = 0;
    for (const page of loadSourcePages(root).filter(({ file }) => isWanted(file))) {
      visit(parseBody(page), 'text', (node) => {
        examined += 1;
        const found = /.{0,10}(?:\*\*|__).{0,10}/.exec(node.value)?.[0];
        if (found === undefined) return;
        const message = `“${found}”中的星号会显示出来：把标点和空格移到加粗之外`;
        findings.push({ file: page.file, line: lineOf(page, node), message });
      });
    }
    return { findings, examined };
  },
};
