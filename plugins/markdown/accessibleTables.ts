import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** `align` is obsolete in HTML and would need a `style` attribute to replace it: say it with a class. */
function alignByClass(cell: Element): void {
  const align = cell.properties.align;
  if (typeof align !== 'string') return;
  delete cell.properties.align;
  cell.properties.className = [`align-${align}`];
}

const scrollClass = 'table-scroll';

function isScrollRegion({ properties }: Element): boolean {
  return Array.isArray(properties.className) && properties.className.includes(scrollClass);
}

/**
 * Rehype plugin: a table scrolls inside a focusable, named region instead of the page (wide tables on a phone), its
 * header cells say what they head.
 */
export function accessibleTables() {
  return (tree: Root): void => {
    let count = 0;
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName === 'th' || node.tagName === 'td') {
        alignByClass(node);
        if (node.tagName === 'th') node.properties.scope = 'col';
        return undefined;
      }
      if (node.tagName !== 'table' || !parent || index === undefined) return undefined;
      if (parent.type === 'element' && isScrollRegion(parent)) return undefined;
      count += 1;
      parent.children[index] = {
        type: 'element',
        tagName: 'div',
        properties: { className: [scrollClass], role: 'region', ariaLabel: `表格 ${count}`, tabIndex: 0 },
        children: [node],
      };
      return [SKIP, index];
    });
  };
}
