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
const denseClass = 'table-scroll--dense';

/** From this many columns on a table is set tighter, so that its last column stays in view beside the menu. */
const denseFromColumns = 6;

function countColumns(table: Element): number {
  let count = 0;
  visit(table, { tagName: 'th' }, () => {
    count += 1;
  });
  return count;
}

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
      const className = countColumns(node) < denseFromColumns ? [scrollClass] : [scrollClass, denseClass];
      parent.children[index] = {
        type: 'element',
        tagName: 'div',
        properties: { className, role: 'region', ariaLabel: `表格 ${count}`, tabIndex: 0 },
        children: [node],
      };
      return [SKIP, index];
    });
  };
}
