import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** Number of steps from which users may tick them (`src/client/stepTicks.ts`). */
const longFromSteps = 12;

function countItems({ children }: Element): number {
  return children.filter((child) => child.type === 'element' && child.tagName === 'li').length;
}

/** Rehype plugin that marks the results of steps (`contributing/style.md`, Z38) and the lists that contain them. */
export function stepResults() {
  return (tree: Root): void => {
    const lists = new Set<Element>();
    visit(tree, { tagName: 'ol' }, (list) => {
      visit(list, { tagName: 'p' }, (paragraph) => {
        if (!toString(paragraph).startsWith('结果：')) return;
        paragraph.properties.className = ['step-result'];
        list.properties.className = ['steps'];
        lists.add(list);
      });
    });
    if ([...lists].reduce((sum, list) => sum + countItems(list), 0) < longFromSteps) return;
    for (const list of lists) list.properties.className = ['steps', 'steps--long'];
  };
}
