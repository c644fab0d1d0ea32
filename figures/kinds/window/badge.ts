import type { Shape } from '../../drawing/drawing';
import type { Point } from '../../drawing/geometry';
import { baselineBelowMiddleEm } from '../../drawing/textBlock';

export const badgeRadius = 14;

/** Draws the number of an element, as in the table below the figure; elements without a number have no badge. */
export function drawBadge({ x, y }: Point, number: number | undefined, sizePx: number): Shape[] {
  if (number === undefined) return [];
  return [
    { shape: 'circle', x, y, r: badgeRadius, fill: 'accent' },
    {
      shape: 'text',
      content: String(number),
      x,
      y: y + sizePx * baselineBelowMiddleEm,
      sizePx,
      colour: 'background',
      anchor: 'middle',
      bold: true,
    },
  ];
}

/** The badge at the upper left corner of a control: most of it outside, so that it is not taken for a part of it. */
export function drawCornerBadge({ x, y }: Point, number: number | undefined, sizePx: number): Shape[] {
  return drawBadge({ x: x + 2, y: y + 1 }, number, sizePx);
}
