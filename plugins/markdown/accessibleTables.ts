import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/** `align` is obsolete in HTML and would need a `style` attribute to replace it: say it with a class. */
function alignByClass(cell: Element): void {
  const align = cell.properties.align;
  if (typeof align !== 'string') return;
  delete cell.properties.align;
  cell.properties.className = [`align-${align}`];
}

const scrollClass = 'table-scroll';
const manyClass = 'table-scroll--many';
const denseClass = 'table-scroll--dense';

/** From this many columns on a table does not fit a phone. */
const manyFromColumns = 4;

/** From this many columns on a table is set tighter, so that its last column stays in view beside the menu. */
const denseFromColumns = 6;

function countColumns(table: Element): number {
  let count = 0;
  visit(table, { tagName: 'th' }, () => {
    count += 1;
  });
  return count;
}

function listSizeClasses(columns: number): string[] {
  if (columns >= denseFromColumns) return [denseClass];
  return columns >= manyFromColumns ? [manyClass] : [];
}

/** Columns whose cells are all at most this wide keep to one line and leave the room to the others. */
const shortUpToEm = 6.5;
/** Less where room is scarce on a screen of any size. */
const shortUpToEmInDense = 4.5;
/** `src/css/content.css` has a rule for this many. */
const shortColumns = 8;

/** Width of a text as it is set: a Chinese character is 1 em wide, others about half. */
function estimateWidthEm(text: string): number {
  return [...text].reduce((width, character) => width + (/[\u2e80-\uffef]/.test(character) ? 1 : 0.55), 0);
}

/** `short-1`, `short-3`: the columns, counted from 1, that hold nothing but numbers, marks or a word. */
function listShortColumns(table: Element): string[] {
  const widths: number[] = [];
  visit(table, { tagName: 'tr' }, (row) => {
    row.children
      .filter((cell): cell is Element => cell.type === 'element')
      .forEach((cell, column) => {
        widths[column] = Math.max(widths[column] ?? 0, estimateWidthEm(toString(cell).trim()));
      });
  });
  const upToEm = widths.length < denseFromColumns ? shortUpToEm : shortUpToEmInDense;
  return widths.slice(0, shortColumns).flatMap((width, column) => (width <= upToEm ? [`short-${column + 1}`] : []));
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
      const className = [scrollClass, ...listSizeClasses(countColumns(node)), ...listShortColumns(node)];
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
