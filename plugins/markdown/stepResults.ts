import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** Rehype plugin that marks the results of steps (`contributing/style.md`, Z38) and the lists that contain them. */
export function stepResults() {
  return (tree: Root): void => {
    visit(tree, { tagName: 'ol' }, (list) => {
      visit(list, { tagName: 'p' }, (paragraph) => {
        if (!toString(paragraph).startsWith('结果：')) return;
        paragraph.properties.className = ['step-result'];
        list.properties.className = ['steps'];
      });
    });
  };
}
