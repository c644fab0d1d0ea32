import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** Elements whose children are elements only. White space between them is not content. */
const structural = new Set(['blockquote', 'ol', 'table', 'tbody', 'thead', 'tr', 'ul']);

/**
 * Rehype plugin that removes white space between blocks, rows and list items, which would otherwise be loaded twice: in
 * the HTML and in the page script.
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
