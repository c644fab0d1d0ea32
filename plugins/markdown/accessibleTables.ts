import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/** Replaces the obsolete `align` attribute by a class, because the policy forbids `style` attributes. */
function alignByClass(cell: Element): void {
  const align = cell.properties.align;
  if (typeof align !== 'string') return;
  delete cell.properties.align;
  cell.properties.className = [`align-${align}`];
}

const scrollClass = 'table-scroll';
const manyClass = 'table-scroll--many';
const denseClass = 'table-scroll--dense';
const cardsClass = 'table-scroll--cards';

/** Number of columns from which a table does not fit a phone. */
const manyFromColumns = 4;

/** Number of columns from which a table is a list of cards on phones. Tables of parameters have five. */
const cardsFromColumns = 5;

/** Number of columns from which a table is compact. */
const denseFromColumns = 6;

function countColumns(table: Element): number {
  let count = 0;
  visit(table, { tagName: 'th' }, () => {
    count += 1;
  });
  return count;
}

function listSizeClasses(columns: number): string[] {
  if (columns < manyFromColumns) return [];
  const size = columns >= denseFromColumns ? denseClass : manyClass;
  return columns >= cardsFromColumns ? [size, cardsClass] : [size];
}

/** Maximum width of columns that are kept on one line to leave space for the others. */
const shortUpToEm = 6.5;
/** Smaller maximum for dense tables. */
const shortUpToEmInDense = 4.5;
/** Number of columns with a rule in `src/css/content.css`. */
const shortColumns = 8;

/** Estimates the rendered width: 1 em for a Chinese character, about half for others. */
function estimateWidthEm(text: string): number {
  return [...text].reduce((width, character) => width + (/[\u2e80-\uffef]/.test(character) ? 1 : 0.55), 0);
}

/** Returns the classes of columns with short content, such as `short-1` and `short-3` (one-based). */
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

/** Repeats the header in each cell of a table that phones show as cards (`src/css/content.css`). */
function labelCells(table: Element): void {
  let labels: string[] = [];
  visit(table, { tagName: 'tr' }, (row) => {
    const cells = row.children.filter((cell): cell is Element => cell.type === 'element');
    if (cells[0]?.tagName === 'th') labels = cells.map((cell) => toString(cell).trim());
    else cells.forEach((cell, column) => (cell.properties.dataLabel = labels[column]));
  });
}

function isScrollRegion({ properties }: Element): boolean {
  return Array.isArray(properties.className) && properties.className.includes(scrollClass);
}

/**
 * Rehype plugin that wraps tables in a focusable, named scroll region (for wide tables on a phone) and adds a scope to
 * header cells.
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
      const sizeClasses = listSizeClasses(countColumns(node));
      if (sizeClasses.includes(cardsClass)) labelCells(node);
      const className = [scrollClass, ...sizeClasses, ...listShortColumns(node)];
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
