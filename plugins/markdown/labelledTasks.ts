import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * Rehype plugin: the checkbox of a task list item says its state, since no `<label>` belongs to it (axe rule `label`).
 */
export function labelledTasks() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'input' || node.properties.type !== 'checkbox') return;
      node.properties.ariaLabel = node.properties.checked ? '已完成' : '未完成';
    });
  };
}
