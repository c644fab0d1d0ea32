import { buildConnector } from '../../drawing/connector';
import type { Drawing, Format, Shape } from '../../drawing/drawing';
import { type Rect, centre, right } from '../../drawing/geometry';
import { type TextBlock, buildTextBlock, placeInRect } from '../../drawing/textBlock';
import { measureLongestPart } from '../../drawing/wrapText';
import type { Kind } from '../kind';
import { type MappingSpec, mappingSchema } from './schema';

const padding = { wide: 24, narrow: 12 };
const arrowLength = { wide: 64, narrow: 36 };
const maxTargetShare = 0.58; // of the width: identifiers on the right do not break, texts on the left may wrap
const headPadding = 12;
const rowPadding = 10;
const minRowHeight = 52;
const chipHeightMargin = 8;
const chipPadding = { wide: 12, narrow: 8 };
const columnGap = 20;

type Row = { label: TextBlock; value: TextBlock; target: TextBlock; height: number };

/** Chooses the widths of the two panels and, if labels fit next to values, of the label column. */
function chooseWidths({ pairs, to, mono }: MappingSpec, format: Format) {
  const pad = padding[format.name];
  const widest = (texts: readonly string[], style: { bold?: boolean; mono?: boolean }): number =>
    Math.max(
      0,
      ...texts.map((text) => buildTextBlock([{ text, sizePx: format.notePx, colour: 'text', ...style }]).width),
    );
  const room = format.width - 2 * format.margin - arrowLength[format.name];
  const targets = widest(
    pairs.map((pair) => pair.to),
    { mono },
  );
  const head = buildTextBlock([{ text: to.label, sizePx: format.labelPx, bold: true, colour: 'text' }]).width;
  const minLeft = Math.max(
    ...pairs.flatMap(({ label, value = '' }) =>
      [label, value].map((text) => measureLongestPart(text, { sizePx: format.notePx })),
    ),
  );
  const rightWidth = Math.max(
    Math.min(targets + 2 * (chipPadding[format.name] + pad), room * maxTargetShare, room - minLeft - 2 * pad),
    Math.min(head + 2 * pad, room / 2),
  );
  const leftWidth = room - rightWidth;
  const labels = widest(
    pairs.map((pair) => pair.label),
    {},
  );
  const values = widest(
    pairs.map(({ value = '' }) => value),
    {},
  );
  const isBeside = labels + columnGap + values <= leftWidth - 2 * pad;
  return { pad, leftWidth, rightWidth, labelWidth: isBeside ? labels : leftWidth - 2 * pad, isBeside };
}

function buildRows({ pairs, mono }: MappingSpec, format: Format, widths: ReturnType<typeof chooseWidths>): Row[] {
  const { pad, leftWidth, rightWidth, labelWidth, isBeside } = widths;
  const inner = leftWidth - 2 * pad;
  const sizePx = format.notePx;
  return pairs.map(({ label, value = '', to }) => {
    const row = {
      label: buildTextBlock([{ text: label, sizePx, colour: 'secondary' }], labelWidth),
      value: buildTextBlock(
        [{ text: value, sizePx, colour: 'text' }],
        isBeside ? inner - labelWidth - columnGap : inner,
      ),
      target: buildTextBlock(
        [{ text: to, sizePx, mono, colour: 'text' }],
        rightWidth - 2 * pad - 2 * chipPadding[format.name],
      ),
    };
    const left = isBeside ? Math.max(row.label.height, row.value.height) : row.label.height + row.value.height;
    const height = Math.max(
      minRowHeight,
      left + 2 * rowPadding,
      row.target.height + 2 * (chipHeightMargin + rowPadding),
    );
    return { ...row, height };
  });
}

/** Draws two panels: labels and values on the left, and an arrow from each row to its counterpart on the right. */
function layout(spec: MappingSpec, format: Format): Drawing {
  const widths = chooseWidths(spec, format);
  const { pad, leftWidth, rightWidth, labelWidth, isBeside } = widths;
  const rows = buildRows(spec, format, widths);
  const head = (side: MappingSpec['from'], width: number, colour: 'text' | 'accent') =>
    buildTextBlock(
      [
        { text: side.label, sizePx: format.labelPx, bold: true, colour },
        { text: side.note ?? '', sizePx: format.notePx, colour: 'secondary' },
      ],
      width - 2 * pad,
    );
  const heads = [head(spec.from, leftWidth, 'text'), head(spec.to, rightWidth, 'accent')] as const;
  const headHeight = Math.max(...heads.map(({ height }) => height)) + 2 * headPadding;
  const height = headHeight + rows.reduce((sum, row) => sum + row.height, 0) + rowPadding;
  const top = format.margin;
  const left: Rect = { x: format.margin, y: top, width: leftWidth, height };
  const target: Rect = { x: format.width - format.margin - rightWidth, y: top, width: rightWidth, height };

  const shapes: Shape[] = [
    { shape: 'box', ...left, radius: 6, fill: 'background', stroke: 'boxBorder', strokeWidth: 2 },
    { shape: 'box', ...target, radius: 6, fill: 'accentFill', stroke: 'accent', strokeWidth: 2 },
    ...placeInRect(heads[0], { x: left.x + pad, y: top, width: leftWidth - 2 * pad, height: headHeight }, 'start'),
    ...placeInRect(heads[1], { ...target, height: headHeight }),
  ];
  let y = top + headHeight;
  for (const row of rows) {
    const cell: Rect = { x: left.x + pad, y, width: leftWidth - 2 * pad, height: row.height };
    const valueX = cell.x + labelWidth + columnGap;
    const stacked = row.label.height + row.value.height;
    const stackTop = y + (row.height - stacked) / 2;
    const labelRect = isBeside ? { ...cell, width: labelWidth } : { ...cell, y: stackTop, height: row.label.height };
    const valueRect = isBeside
      ? { ...cell, x: valueX, width: right(cell) - valueX }
      : { ...cell, y: stackTop + row.label.height, height: row.value.height };
    const chipHeight = row.target.height + 2 * chipHeightMargin;
    const chip: Rect = {
      x: target.x + pad,
      y: y + (row.height - chipHeight) / 2,
      width: rightWidth - 2 * pad,
      height: chipHeight,
    };
    const middle = centre(cell).y;
    shapes.push(
      {
        shape: 'line',
        points: [
          { x: cell.x, y },
          { x: right(cell), y },
        ],
        stroke: 'boxBorder',
        strokeWidth: 1,
      },
      ...placeInRect(row.label, labelRect, 'start'),
      ...placeInRect(row.value, valueRect, 'start'),
      { shape: 'box', ...chip, radius: 6, fill: 'background', stroke: 'accent', strokeWidth: 2 },
      ...placeInRect(row.target, chip),
      ...buildConnector(
        [
          { x: right(left), y: middle },
          { x: chip.x, y: middle },
        ],
        { colour: 'accent' },
      ),
    );
    y += row.height;
  }
  return { width: format.width, height: height + 2 * format.margin, shapes };
}

export const mapping: Kind<MappingSpec> = { schema: mappingSchema, layout };
