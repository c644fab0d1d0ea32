import { measureText } from '../../drawing/measureText';
import { badgeRadius, drawBadge } from './badge';
import { type Control, measureField } from './controlParts';
import { buildNamedControl } from './controls';
import { type Piece, type Style, baselineOf, drawText, stackPieces } from './piece';

const nameGap = 20; // between a label and its control
const minControlWidth = 160; // with less space, controls are below their labels
const maxControlWidth = 380;
const columnGap = 32;
const rowGap = 14;
const smallControl = 60;
const nameHeight = 30; // of a label above its control

/** Returns the width for badges before the labels, the same for every row. */
function measureBadges(controls: readonly Control[]): number {
  return controls.some(({ element }) => element.number !== undefined) ? 2 * badgeRadius + 8 : 0;
}

/** Builds a row of a form: number and label, with the control to the right or below. */
function buildRow(
  control: Control,
  style: Style,
  width: number,
  badgeWidth: number,
  nameWidth: number | undefined,
): Piece {
  const { notePx, controlHeight } = style;
  const { label, number } = control.element;
  const left = nameWidth === undefined ? 0 : badgeWidth + nameWidth + nameGap;
  const piece = buildNamedControl(control, style, Math.min(width - left, maxControlWidth));
  // A switch or a check box fits at the end of any line.
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
      drawText(label, { x: x + badgeWidth, y: baselineOf(y, firstLine, notePx) }, notePx, 'secondary'),
      ...piece.draw({ x: x + controlX, y: y + controlY }),
    ],
  };
}

/** Builds a form in one or two columns, with labels to the left of their controls if there is space. */
export function buildForm(controls: readonly Control[], columns: 1 | 2, style: Style, width: number): Piece {
  const count = style.name === 'wide' ? columns : 1;
  const columnWidth = (width - (count - 1) * columnGap) / count;
  const names = controls.map(({ element }) => measureText(element.label, { sizePx: style.notePx }));
  const nameWidth = Math.max(...names);
  const badgeWidth = measureBadges(controls);
  const minWidth = Math.max(minControlWidth, ...controls.map((control) => measureField(control, style)));
  const beside = columnWidth - badgeWidth - nameWidth - nameGap >= minWidth ? nameWidth : undefined;
  const perColumn = Math.ceil(controls.length / count);
  const stacks = Array.from({ length: count }, (_, column) =>
    stackPieces(
      controls
        .slice(column * perColumn, (column + 1) * perColumn)
        .map((control) => buildRow(control, style, columnWidth, badgeWidth, beside)),
      rowGap,
    ),
  );
  return {
    width,
    height: Math.max(...stacks.map(({ height }) => height)),
    draw: ({ x, y }) => stacks.flatMap((stack, column) => stack.draw({ x: x + column * (columnWidth + columnGap), y })),
  };
}
