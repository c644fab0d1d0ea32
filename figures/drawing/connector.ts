import type { Colour } from '../palette';
import type { Dash, Shape } from './drawing';
import type { Point } from './geometry';

const headLength = 10;
const headHalfWidth = 6;
const lineStopsBeforeTip = headLength - 1; // otherwise the line is visible on both sides of the tip

type Options = {
  colour?: Colour;
  dash?: Dash;
  /** Ends with an arrow head. Only the end of the line by default. */
  heads?: 'end' | 'both' | 'none';
  radius?: number;
};

/** Returns the point `distance` before `to` on the line from `from`. */
function shorten(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: to.x - ((to.x - from.x) / length) * distance, y: to.y - ((to.y - from.y) / length) * distance };
}

/** Returns a triangle with its tip at `tip`, pointing away from `from`. */
export function buildArrowHead(from: Point, tip: Point, colour: Colour): Shape {
  const foot = shorten(from, tip, headLength);
  const across = {
    x: ((tip.y - foot.y) / headLength) * headHalfWidth,
    y: ((tip.x - foot.x) / headLength) * headHalfWidth,
  };
  return {
    shape: 'polygon',
    points: [tip, { x: foot.x - across.x, y: foot.y + across.y }, { x: foot.x + across.x, y: foot.y - across.y }],
    fill: colour,
  };
}

/** Returns a line through `points` and its arrow heads as triangles, because SVG markers differ between renderers. */
export function buildConnector(points: readonly Point[], options: Options = {}): Shape[] {
  const { colour = 'line', dash, heads = 'end', radius } = options;
  const path = [...points];
  const shapes: Shape[] = [];
  const [first, second] = points;
  const [beforeLast, last] = points.slice(-2);
  if (!first || !second || !beforeLast || !last) return [];
  if (heads !== 'none') {
    shapes.push(buildArrowHead(beforeLast, last, colour));
    path[path.length - 1] = shorten(beforeLast, last, lineStopsBeforeTip);
  }
  if (heads === 'both') {
    shapes.push(buildArrowHead(second, first, colour));
    path[0] = shorten(second, first, lineStopsBeforeTip);
  }
  return [{ shape: 'line', points: path, stroke: colour, strokeWidth: 2, dash, radius }, ...shapes];
}
