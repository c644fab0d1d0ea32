import { type PlacedDimension, reachOf } from './dimensionLanes';
import type { Polygon, Shape } from './drawing';

const laneHeight = 40;
const lineDepth = 30; // from the top of a lane to its line; the label is above the line
const headLength = 10;
const headHalf = 5;

/** Returns the y of the line of a lane. The first lane starts at `top`. */
export function laneLineY(lane: number, top: number): number {
  return top + lane * laneHeight + lineDepth;
}

function arrowHead(x: number, y: number, direction: 1 | -1): Polygon {
  const back = x - direction * headLength;
  const points = [
    { x, y },
    { x: back, y: y - headHalf },
    { x: back, y: y + headHalf },
  ];
  return { shape: 'polygon', points, fill: 'accent' };
}

/** Draws a dimension line with its arrow heads and label. The heads are outside when the span is too short for them. */
function drawDimension(dimension: PlacedDimension, top: number, sizePx: number): Shape[] {
  const y = laneLineY(dimension.lane, top);
  const { from, to, side, labelLeft, labelRight, label } = dimension;
  const reach = reachOf(dimension);
  return [
    {
      shape: 'line',
      points: [
        { x: from - reach, y },
        { x: to + reach, y },
      ],
      stroke: 'accent',
      strokeWidth: 2,
    },
    arrowHead(from, y, reach > 0 ? 1 : -1),
    arrowHead(to, y, reach > 0 ? -1 : 1),
    {
      shape: 'text',
      x: (labelLeft + labelRight) / 2,
      y: side === 'over' ? y - 8 : y + 6,
      content: label,
      sizePx,
      colour: 'accent',
      anchor: 'middle',
    },
  ];
}

/** Draws the dimension lines placed by `placeDimensions`. The first lane starts at `top`. */
export function drawDimensions(placed: readonly PlacedDimension[], top: number, sizePx: number): Shape[] {
  return placed.flatMap((dimension) => drawDimension(dimension, top, sizePx));
}

/** Returns the height of all lanes. */
export function measureLanes(placed: readonly PlacedDimension[]): number {
  return Math.max(0, ...placed.map(({ lane }) => lane + 1)) * laneHeight;
}
