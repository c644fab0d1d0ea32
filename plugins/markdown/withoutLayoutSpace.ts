import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** Elements that hold elements only: a line break between those is how the source was laid out, not text. */
const structural = new Set(['blockquote', 'ol', 'table', 'tbody', 'thead', 'tr', 'ul']);

/**
 * Rehype plugin: drops the white space between blocks, rows and list items, which every reader would fetch twice, in
 * the HTML and in the page's script.
 */
export function withoutLayoutSpace() {
  return (tree: Root): void => {
    visit(tree, 'text', (node, index, parent) => {
      if (!parent || index === undefined || node.value.trim() !== '') return undefined;
      if (parent.type !== 'root' && !(parent.type === 'element' && structural.has(parent.tagName))) return undefined;
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
  };
}
