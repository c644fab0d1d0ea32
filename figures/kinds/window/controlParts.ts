import type { Shape } from '../../drawing/drawing';
import { measureText } from '../../drawing/measureText';
import { badgeRadius, drawBadge, drawCornerBadge } from './badge';
import type { NumberedElement } from './numbering';
import { type Piece, type Style, baselineOf, drawText } from './piece';
import type { Item } from './schema';

const padding = 18;
const chevronWidth = 30; // of a drop-down list
const markSize = 20; // of a check box, a radio button, a switch

/** Element of the screen with its content in the figure. */
export type Control = { element: NumberedElement; item: Item };

function drawChevron(x: number, y: number): Shape {
  const points = [
    { x: x - 6, y: y - 3 },
    { x, y: y + 3 },
    { x: x + 6, y: y - 3 },
  ];
  return { shape: 'line', points, stroke: 'secondary', strokeWidth: 2 };
}

export function buildButton({ element, item }: Control, style: Style): Piece {
  const { notePx, controlHeight: height } = style;
  const primary = item.primary;
  const width = measureText(element.label, { sizePx: notePx, bold: primary }) + 2 * padding;
  return {
    width,
    height,
    draw: ({ x, y }) => [
      {
        shape: 'box',
        ...{ x, y, width, height },
        radius: 4,
        fill: primary ? 'accentFill' : 'boxFill',
        stroke: primary ? 'accent' : 'boxBorder',
        strokeWidth: 2,
      },
      drawText(
        element.label,
        { x: x + padding, y: baselineOf(y, height, notePx) },
        notePx,
        primary ? 'accent' : 'text',
        primary,
      ),
      ...drawCornerBadge({ x, y }, element.number, notePx),
    ],
  };
}

/** Builds a field with its content. Drop-down lists have a chevron, upload fields a dashed border. */
export function buildField({ element, item }: Control, style: Style, width: number, placeholder?: string): Piece {
  const { notePx, controlHeight: height } = style;
  const { value } = item;
  const content = value ?? placeholder;
  const isList = element.type.startsWith('下拉');
  const colour = value === undefined ? 'secondary' : 'text';
  return {
    width,
    height,
    draw: ({ x, y }) => [
      {
        shape: 'box',
        ...{ x, y, width, height },
        radius: 4,
        fill: 'background',
        stroke: 'boxBorder',
        strokeWidth: 2,
        dash: element.type === '上传' ? 'dashed' : undefined,
      },
      ...(content === undefined
        ? []
        : [
            {
              ...drawText(content, { x: x + padding, y: baselineOf(y, height, notePx) }, notePx, colour),
              within: { x, y, width: width - (isList ? chevronWidth : 0), height },
            },
          ]),
      ...(isList ? [drawChevron(x + width - 18, y + height / 2)] : []),
    ],
  };
}

/** Returns the minimum width of a field that shows its content completely. */
export function measureField({ item, element }: Control, { notePx }: Style, placeholder = ''): number {
  const content = item.value ?? placeholder;
  return (
    measureText(content, { sizePx: notePx }) +
    2 * padding +
    (element.type.startsWith('下拉') ? chevronWidth - padding : 0)
  );
}

/** Builds a switch, a check box or a radio button without a label. */
export function buildMark(kind: 'switch' | 'check' | 'radio', on: boolean): Piece {
  const width = kind === 'switch' ? 2 * markSize : markSize;
  const stroke = on ? 'accent' : 'boxBorder';
  return {
    width,
    height: markSize,
    draw: ({ x, y }) => {
      const middle = { x: x + markSize / 2, y: y + markSize / 2 };
      if (kind === 'switch') {
        const knob = on ? x + width - markSize / 2 : middle.x;
        return [
          {
            shape: 'box',
            x,
            y,
            width,
            height: markSize,
            radius: markSize / 2,
            fill: on ? 'accentFill' : 'boxFill',
            stroke,
            strokeWidth: 2,
          },
          { shape: 'circle', x: knob, y: middle.y, r: 6, fill: on ? 'accent' : 'line' },
        ];
      }
      if (kind === 'radio') {
        return [
          { shape: 'circle', ...middle, r: markSize / 2 - 1, fill: 'background', stroke, strokeWidth: 2 },
          ...(on ? [{ shape: 'circle', ...middle, r: 5, fill: 'accent' } as const] : []),
        ];
      }
      const tick = [
        { x: x + 5, y: middle.y },
        { x: x + 9, y: middle.y + 5 },
        { x: x + 16, y: middle.y - 5 },
      ];
      return [
        { shape: 'box', x, y, width, height: markSize, radius: 3, fill: 'background', stroke, strokeWidth: 2 },
        ...(on ? [{ shape: 'line', points: tick, stroke: 'accent', strokeWidth: 3 } as const] : []),
      ];
    },
  };
}

/** Builds a line of text. */
export function buildWords(
  content: string,
  { notePx }: Style,
  colour: 'text' | 'secondary' | 'accent' | 'second' = 'text',
): Piece {
  return {
    width: measureText(content, { sizePx: notePx }),
    height: Math.round(notePx * 1.3),
    draw: ({ x, y }) => [drawText(content, { x, y: baselineOf(y, Math.round(notePx * 1.3), notePx) }, notePx, colour)],
  };
}

/** Builds the badge before a label, or nothing for an element without a number. */
export function buildBadge(number: number | undefined, { notePx }: Style): Piece[] {
  if (number === undefined) return [];
  const size = 2 * badgeRadius;
  return [
    {
      width: size,
      height: size,
      draw: ({ x, y }) => drawBadge({ x: x + badgeRadius, y: y + badgeRadius }, number, notePx),
    },
  ];
}

/** Builds a placeholder for a larger control such as a map or a list. */
export function buildArea(width: number): Piece {
  const height = 64;
  return {
    width,
    height,
    draw: ({ x, y }) => [
      { shape: 'box', x, y, width, height, radius: 4, fill: 'boxFill', stroke: 'boxBorder', strokeWidth: 2 },
    ],
  };
}
