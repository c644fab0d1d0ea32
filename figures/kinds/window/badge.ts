import type { Shape } from '../../drawing/drawing';
import type { Point } from '../../drawing/geometry';
import { baselineBelowMiddleEm } from '../../drawing/textBlock';

export const badgeRadius = 14;

/** Draws the number of an element, as in the table below the figure. Draws nothing without a number. */
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

/** Draws the badge at the upper left corner of a control, mostly outside, to distinguish it from the control. */
export function drawCornerBadge({ x, y }: Point, number: number | undefined, sizePx: number): Shape[] {
  return drawBadge({ x: x + 2, y: y + 1 }, number, sizePx);
}
