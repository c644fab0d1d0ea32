import { measureText } from '../../drawing/measureText';
import { buildList, buildParagraph, buildTabs, buildTiles } from './areas';
import { buildCanvas } from './canvas';
import { type Control, buildBadge } from './controlParts';
import { buildControl } from './controls';
import { buildForm } from './form';
import type { FindElement } from './numbering';
import { type Piece, type Style, baselineOf, drawText, flowPieces, joinPieces, stackPieces } from './piece';
import type { Item, Region, RegionOf } from './schema';
import { buildTable } from './table';

const headingGap = 12;

function findControls(items: readonly Item[], find: FindElement): Control[] {
  return items.map((item) => ({ element: find(item.element), item }));
}

/** Builds a bar with controls at the left and the right edge, or in several lines if they do not fit in one. */
function buildBar(
  { elements = [], right = [] }: RegionOf<'bar'>,
  find: FindElement,
  style: Style,
  width: number,
): Piece {
  const build = (items: readonly Item[]) => findControls(items, find).map((control) => buildControl(control, style));
  const [fromLeft, fromRight] = [build(elements), build(right)];
  const rightGroup = joinPieces(fromRight, style.gap.x);
  const leftGroup = joinPieces(fromLeft, style.gap.x);
  if (leftGroup.width + style.gap.x + rightGroup.width > width) {
    return flowPieces([...fromLeft, ...fromRight], width, style.gap);
  }
  const height = Math.max(leftGroup.height, rightGroup.height);
  return {
    width,
    height,
    draw: ({ x, y }) => [
      ...leftGroup.draw({ x, y: y + (height - leftGroup.height) / 2 }),
      ...rightGroup.draw({ x: x + width - rightGroup.width, y: y + (height - rightGroup.height) / 2 }),
    ],
  };
}

function buildContent(region: Region, find: FindElement, style: Style, width: number, minHeight: number): Piece {
  switch (region.type) {
    case 'bar':
      return buildBar(region, find, style, width);
    case 'tabs':
      return buildTabs(
        region.elements.map(({ element, active }) => ({ ...find(element), active })),
        style,
        width,
      );
    case 'form':
      return buildForm(findControls(region.elements, find), region.columns, style, width);
    case 'table': {
      const columns = region.columns.map((column) =>
        typeof column === 'string' ? find(column) : { label: column.label, number: undefined },
      );
      return buildTable({ columns, rows: region.rows, actions: region.actions.map(find) }, style, width);
    }
    case 'list':
      return buildList(
        region.lines.map(({ text, element: id, level, active }) => {
          const element = id === undefined ? undefined : find(id);
          return { text: text ?? element?.label ?? '', number: element?.number, level, active };
        }),
        style,
        width,
      );
    case 'tiles':
      return buildTiles(
        region.elements.map(({ element, value = '—' }) => ({ ...find(element), value })),
        style,
        width,
      );
    case 'canvas':
      return buildCanvas(region, style, width, minHeight);
    case 'text':
      return buildParagraph(region.text, style, width);
  }
}

function buildHeading({ element: id, title }: Region, find: FindElement, style: Style): Piece | undefined {
  const element = id === undefined ? undefined : find(id);
  const label = title ?? element?.label;
  if (label === undefined) return undefined;
  const height = Math.round(style.notePx * 1.5);
  const text: Piece = {
    width: measureText(label, { sizePx: style.notePx, bold: true }),
    height,
    draw: ({ x, y }) => [drawText(label, { x, y: baselineOf(y, height, style.notePx) }, style.notePx, 'text', true)],
  };
  return joinPieces([...buildBadge(element?.number, style), text], 8);
}

/** Builds a region of the window with its heading. A canvas grows to `minHeight`. */
export function buildRegion(region: Region, find: FindElement, style: Style, width: number, minHeight: number): Piece {
  const heading = buildHeading(region, find, style);
  const content = buildContent(region, find, style, width, minHeight - (heading ? heading.height + headingGap : 0));
  return stackPieces([...(heading ? [heading] : []), content], headingGap);
}
