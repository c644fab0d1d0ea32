import { type Point, type Rect, buildSegments, centre, contains, crosses, grow, overlap } from '../drawing/geometry';
import type { TextBlock } from '../drawing/textBlock';
import type { Route } from './routeEdge';

const besidePx = 8;
const airPx = 3;
const nearStartPx = 12;
const stepPx = 8;
const betweenPairCost = 60; // the words of two opposite lines stand outside of them

/** The text of a route, and where it stands. */
export type PlacedLabel = { block: TextBlock; rect: Rect };

type Candidate = { rect: Rect; cost: number };

/** Places beside the line, best first for `wish`: close to where it leaves, or in the middle of its way. */
function listCandidates({ points, edge }: Route, block: TextBlock, wish: LabelWish, middle: Point): Candidate[] {
  const segments = buildSegments(points);
  const lengths = segments.map(({ from, to }) => Math.abs(to.x - from.x) + Math.abs(to.y - from.y));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const wanted = wish === 'start' ? nearStartPx : whole / 2;
  const candidates: Candidate[] = [];
  let before = 0;
  segments.forEach(({ from, to }, index) => {
    const length = lengths[index] ?? 0;
    const isLevel = from.y === to.y;
    const size = isLevel ? block.width : block.height;
    for (let along = size / 2 + 2; along <= length - size / 2 - 2 || along === size / 2 + 2; along += stepPx) {
      const x = from.x + Math.sign(to.x - from.x) * Math.min(along, length);
      const y = from.y + Math.sign(to.y - from.y) * Math.min(along, length);
      const distance = Math.abs(before + along - (wish === 'start' ? size / 2 : 0) - wanted);
      const offers = isLevel
        ? [
            { x: x - block.width / 2, y: y - besidePx + 2 - block.height, cost: 0 },
            { x: x - block.width / 2, y: y + besidePx - 2, cost: 4 },
          ]
        : [
            { x: x + besidePx, y: y - block.height / 2, cost: 0 },
            { x: x - besidePx - block.width, y: y - block.height / 2, cost: 4 },
          ];
      for (const offer of offers) {
        const rect = { x: offer.x, y: offer.y, width: block.width, height: block.height };
        const overhang = Math.max(0, size - length) * 3;
        const isInside = isLevel
          ? Math.abs(centre(rect).y - middle.y) < Math.abs(y - middle.y)
          : Math.abs(centre(rect).x - middle.x) < Math.abs(x - middle.x);
        const between = edge.isPaired && isInside ? betweenPairCost : 0;
        candidates.push({ rect, cost: distance + offer.cost + overhang + between });
      }
    }
    before += length;
  });
  return candidates.sort((a, b) => a.cost - b.cost);
}

export type LabelWish = 'start' | 'middle';

/**
 * Places the words of a line beside it where they touch nothing: no line, nothing that is `taken`.
 * Returns undefined when there is no such place.
 */
export function placeLabel(
  route: Route,
  block: TextBlock,
  surroundings: {
    routes: readonly Route[];
    taken: readonly Rect[];
    canvas: Rect;
    wish: LabelWish;
    /** Between the two nodes of the line. */
    middle: Point;
  },
): PlacedLabel | undefined {
  const { routes, taken, canvas, wish, middle } = surroundings;
  const segments = [route, ...routes].flatMap(({ points }) => buildSegments(points));
  const found = listCandidates(route, block, wish, middle).find(({ rect }) => {
    const room = grow(rect, airPx);
    return (
      contains(canvas, rect) &&
      !taken.some((other) => overlap(other, room)) &&
      !segments.some((segment) => crosses(segment, room))
    );
  });
  return found && { block, rect: found.rect };
}
