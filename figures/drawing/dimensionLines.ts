import { type PlacedDimension, reachOf } from './dimensionLanes';
import type { Polygon, Shape } from './drawing';

const laneHeight = 40;
const lineDepth = 30; // of the line below the top of its lane: a label and its air fit above it
const headLength = 10;
const headHalf = 5;

/** Height of the line of a lane, the first lane starting at `top`. */
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

/** One dimension line with its arrow heads and label; the heads stand outside when the span is too short for them. */
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

/** The dimension lines placed by `placeDimensions`, the first lane starting at `top`. */
export function drawDimensions(placed: readonly PlacedDimension[], top: number, sizePx: number): Shape[] {
  return placed.flatMap((dimension) => drawDimension(dimension, top, sizePx));
}

/** Height that all lanes take. */
export function measureLanes(placed: readonly PlacedDimension[]): number {
  return Math.max(0, ...placed.map(({ lane }) => lane + 1)) * laneHeight;
}
