import { type Point, type Rect, buildSegments, centre, contains, crosses, grow, overlap } from '../drawing/geometry';
import type { TextBlock } from '../drawing/textBlock';
import type { Route } from './routeEdge';

const lineGapPx = 8;
const clearancePx = 3;
const nearStartPx = 12;
const stepPx = 8;
const insidePairCost = 60; // labels of two opposite lines belong outside of them

export type PlacedLabel = { block: TextBlock; rect: Rect };

type Candidate = { rect: Rect; cost: number };

/** Returns candidate positions next to the line, best first: near its start, or near its middle. */
function listCandidates({ points, edge }: Route, block: TextBlock, anchor: LabelAnchor, middle: Point): Candidate[] {
  const segments = buildSegments(points);
  const lengths = segments.map(({ from, to }) => Math.abs(to.x - from.x) + Math.abs(to.y - from.y));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const wanted = anchor === 'start' ? nearStartPx : whole / 2;
  const candidates: Candidate[] = [];
  let before = 0;
  segments.forEach(({ from, to }, index) => {
    const length = lengths[index] ?? 0;
    const isLevel = from.y === to.y;
    const size = isLevel ? block.width : block.height;
    for (let along = size / 2 + 2; along <= length - size / 2 - 2 || along === size / 2 + 2; along += stepPx) {
      const x = from.x + Math.sign(to.x - from.x) * Math.min(along, length);
      const y = from.y + Math.sign(to.y - from.y) * Math.min(along, length);
      const distance = Math.abs(before + along - (anchor === 'start' ? size / 2 : 0) - wanted);
      const sides = isLevel
        ? [
            { x: x - block.width / 2, y: y - lineGapPx + 2 - block.height, cost: 0 },
            { x: x - block.width / 2, y: y + lineGapPx - 2, cost: 4 },
          ]
        : [
            { x: x + lineGapPx, y: y - block.height / 2, cost: 0 },
            { x: x - lineGapPx - block.width, y: y - block.height / 2, cost: 4 },
          ];
      for (const side of sides) {
        const rect = { x: side.x, y: side.y, width: block.width, height: block.height };
        const overhang = Math.max(0, size - length) * 3;
        const isInside = isLevel
          ? Math.abs(centre(rect).y - middle.y) < Math.abs(y - middle.y)
          : Math.abs(centre(rect).x - middle.x) < Math.abs(x - middle.x);
        const between = edge.isPaired && isInside ? insidePairCost : 0;
        candidates.push({ rect, cost: distance + side.cost + overhang + between });
      }
    }
    before += length;
  });
  return candidates.sort((a, b) => a.cost - b.cost);
}

export type LabelAnchor = 'start' | 'middle';

/**
 * Places the label of a route next to it without touching any line or any rectangle in `taken`. Returns undefined when
 * no position is free.
 */
export function placeLabel(
  route: Route,
  block: TextBlock,
  surroundings: {
    routes: readonly Route[];
    taken: readonly Rect[];
    canvas: Rect;
    anchor: LabelAnchor;
    /** Midpoint between the two nodes of the line. */
    middle: Point;
  },
): PlacedLabel | undefined {
  const { routes, taken, canvas, anchor, middle } = surroundings;
  const segments = [route, ...routes].flatMap(({ points }) => buildSegments(points));
  const found = listCandidates(route, block, anchor, middle).find(({ rect }) => {
    const padded = grow(rect, clearancePx);
    return (
      contains(canvas, rect) &&
      !taken.some((other) => overlap(other, padded)) &&
      !segments.some((segment) => crosses(segment, padded))
    );
  });
  return found && { block, rect: found.rect };
}
