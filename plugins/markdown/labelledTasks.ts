import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * Rehype plugin that labels checkboxes of task lists with their state, because they have no `<label>` (axe rule
 * `label`).
 */
export function labelledTasks() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'input' || node.properties.type !== 'checkbox') return;
      node.properties.ariaLabel = node.properties.checked ? '已完成' : '未完成';
    });
  };
}
