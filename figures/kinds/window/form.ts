import { measureText } from '../../drawing/measureText';
import { badgeRadius, drawBadge } from './badge';
import { type Control, measureField } from './controlParts';
import { buildNamedControl } from './controls';
import { type Piece, type Style, baselineOf, drawText, stackPieces } from './piece';

const nameGap = 20; // between a name and its control
const leastBeside = 160; // a control narrower than this, or than its content, is below its name instead
const widest = 380;
const columnGap = 32;
const rowGap = 14;
const smallControl = 60;
const nameHeight = 30; // of a name above its control

/** Room before the names, the same for every row. */
function measureBadges(controls: readonly Control[]): number {
  return controls.some(({ element }) => element.number !== undefined) ? 2 * badgeRadius + 8 : 0;
}

/** A row of a form: number and name, then the control beside or below them. */
function buildRow(
  control: Control,
  style: Style,
  width: number,
  badgeRoom: number,
  nameWidth: number | undefined,
): Piece {
  const { notePx, controlHeight } = style;
  const { label, number } = control.element;
  const left = nameWidth === undefined ? 0 : badgeRoom + nameWidth + nameGap;
  const piece = buildNamedControl(control, style, Math.min(width - left, widest));
  // A switch or a box has room at the end of any line.
  const atEnd = nameWidth === undefined && piece.width <= smallControl;
  const beside = nameWidth !== undefined || atEnd;
  const controlX = atEnd ? width - piece.width : left;
  const firstLine = beside ? controlHeight : nameHeight;
  const controlY = beside ? Math.max(0, (controlHeight - piece.height) / 2) : nameHeight + 4;
  return {
    width,
    height: Math.max(firstLine, controlY + piece.height),
    draw: ({ x, y }) => [
      ...drawBadge({ x: x + badgeRadius, y: y + firstLine / 2 }, number, notePx),
      drawText(label, { x: x + badgeRoom, y: baselineOf(y, firstLine, notePx) }, notePx, 'secondary'),
      ...piece.draw({ x: x + controlX, y: y + controlY }),
    ],
  };
}

/** Names and controls below each other; names beside their controls where there is room, in one or two columns. */
export function buildForm(controls: readonly Control[], columns: 1 | 2, style: Style, width: number): Piece {
  const count = style.name === 'wide' ? columns : 1;
  const columnWidth = (width - (count - 1) * columnGap) / count;
  const names = controls.map(({ element }) => measureText(element.label, { sizePx: style.notePx }));
  const nameWidth = Math.max(...names);
  const badgeRoom = measureBadges(controls);
  const least = Math.max(leastBeside, ...controls.map((control) => measureField(control, style)));
  const beside = columnWidth - badgeRoom - nameWidth - nameGap >= least ? nameWidth : undefined;
  const perColumn = Math.ceil(controls.length / count);
  const stacks = Array.from({ length: count }, (_, column) =>
    stackPieces(
      controls
        .slice(column * perColumn, (column + 1) * perColumn)
        .map((control) => buildRow(control, style, columnWidth, badgeRoom, beside)),
      rowGap,
    ),
  );
  return {
    width,
    height: Math.max(...stacks.map(({ height }) => height)),
    draw: ({ x, y }) => stacks.flatMap((stack, column) => stack.draw({ x: x + column * (columnWidth + columnGap), y })),
  };
}
