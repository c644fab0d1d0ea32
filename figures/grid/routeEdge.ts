import { type Point, type Rect, type Segment, buildSegments, crosses, grow } from '../drawing/geometry';
import { type GridEdge, type GridNode, type Port, listPorts } from './gridNode';

const stubPx = 16; // an arrow head and a short straight line
const clearancePx = 9;
const bendCost = 30;
const crossingCost = 200;
const minLaneDistancePx = 4;
const overlapCostPerPx = 12;
const usedPortCost = 160;
const offCentreCost = 6; // for lines that must not merge
const offCentreCostOfMerging = 24;
const joinedLengthDiscount = 0.3; // favours merging lines to the same node
const nearPx = 10; // closer parallel lines look like one

/** Obstacles of a line, and the lanes along which it may run. */
export type RoutingArea = {
  nodes: readonly GridNode[];
  /** Other obstacles, such as the name of a group. */
  obstacles: readonly Rect[];
  lanes: { xs: readonly number[]; ys: readonly number[] };
  bounds: Rect;
};

/** Routed edge with its corners from end to end. */
export type Route = { edge: GridEdge; points: readonly Point[] };

type Step = { x: number; y: number; heading: number; cost: number; previous: Step | undefined; start: Port };

const sorted = (values: Iterable<number>): number[] => [...new Set(values)].sort((a, b) => a - b);
const stubEnd = ({ at, away }: Port, length: number): Point => ({
  x: at.x + away.x * length,
  y: at.y + away.y * length,
});
const samePoint = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) < 0.5 && Math.abs(a.y - b.y) < 0.5;

/** Returns the cost of the overlaps and crossings of a line segment with the existing routes. */
function computeConflictCost(piece: Segment, routes: readonly Route[], edge: GridEdge): number {
  let cost = 0;
  const level = piece.from.y === piece.to.y;
  const [from, to] = level
    ? [Math.min(piece.from.x, piece.to.x), Math.max(piece.from.x, piece.to.x)]
    : [Math.min(piece.from.y, piece.to.y), Math.max(piece.from.y, piece.to.y)];
  const at = level ? piece.from.y : piece.from.x;
  for (const route of routes) {
    const merges = edge.mayMerge && route.edge.mayMerge && route.edge.to === edge.to;
    for (const other of buildSegments(route.points)) {
      const otherLevel = other.from.y === other.to.y;
      const [low, high] = otherLevel
        ? [Math.min(other.from.x, other.to.x), Math.max(other.from.x, other.to.x)]
        : [Math.min(other.from.y, other.to.y), Math.max(other.from.y, other.to.y)];
      const otherAt = otherLevel ? other.from.y : other.from.x;
      if (level === otherLevel) {
        const shared = Math.min(to, high) - Math.max(from, low);
        if (merges) cost -= at === otherAt && shared > 0 ? shared * joinedLengthDiscount : 0;
        else if (Math.abs(at - otherAt) < nearPx && shared > -nearPx) cost += overlapCostPerPx * (shared + nearPx);
      } else if (low < at && at < high && from <= otherAt && otherAt < to) {
        cost += merges ? 0 : crossingCost;
      }
    }
  }
  return cost;
}

function isFree(piece: Segment, { nodes, obstacles }: RoutingArea): boolean {
  return (
    !nodes.some(({ rect }) => crosses(piece, grow(rect, clearancePx))) &&
    !obstacles.some((rect) => crosses(piece, rect))
  );
}

function countUses(port: Port, routes: readonly Route[]): number {
  return routes.filter(({ points }) => [points[0], points.at(-1)].some((end) => end && samePoint(end, port.at))).length;
}

/** Priority queue that returns the cheapest step first. */
class PriorityQueue {
  readonly #steps: Step[] = [];

  push(step: Step): void {
    let low = 0;
    let high = this.#steps.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#steps[middle]?.cost ?? 0) > step.cost) low = middle + 1;
      else high = middle;
    }
    this.#steps.splice(low, 0, step);
  }

  pop(): Step | undefined {
    return this.#steps.pop();
  }
}

/** Removes points on the straight line between their neighbours. */
function simplify(points: readonly Point[]): Point[] {
  const corners: Point[] = [];
  for (const point of points) {
    const [before, last] = [corners.at(-2), corners.at(-1)];
    if (last && samePoint(last, point)) continue;
    const isStraight =
      before && last && ((before.x === last.x && last.x === point.x) || (before.y === last.y && last.y === point.y));
    if (isStraight) corners.pop();
    corners.push(point);
  }
  return corners;
}

/** Merges lanes and port coordinates. A lane close to a port is dropped in favour of the port. */
function mergeLanes(lanes: readonly number[], ports: readonly number[]): number[] {
  return sorted([
    ...lanes.filter((lane) => ports.every((port) => Math.abs(port - lane) >= minLaneDistancePx)),
    ...ports,
  ]);
}

/**
 * Finds the cheapest route of `edge` around all nodes at right angles: short, with few corners, rarely along or across
 * the existing `routes`. Dijkstra's algorithm on the lanes and ports, one state per point and heading. Returns
 * undefined when there is no route.
 */
export function routeEdge(edge: GridEdge, area: RoutingArea, routes: readonly Route[]): Route | undefined {
  const portsOf = (id: string) => area.nodes.filter((node) => node.id === id).flatMap(listPorts);
  const exits = portsOf(edge.from);
  const entries = portsOf(edge.to);
  const stubs = [...exits, ...entries].map((port) => stubEnd(port, stubPx));
  const xs = mergeLanes(
    area.lanes.xs,
    stubs.map(({ x }) => x),
  );
  const ys = mergeLanes(
    area.lanes.ys,
    stubs.map(({ y }) => y),
  );
  const moves = [
    { x: 0, y: -1 },
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: -1, y: 0 },
  ];
  const headingOf = ({ x, y }: Point): number => moves.findIndex((move) => move.x === x && move.y === y);
  const key = (x: number, y: number, heading: number): number => (x * ys.length + y) * 4 + heading;
  const offCentrePenalty = edge.mayMerge ? offCentreCostOfMerging : offCentreCost;
  const portCost = (port: Port, used: number) =>
    (port.isOffCentre === edge.isPaired ? 0 : offCentrePenalty) + used * usedPortCost;

  const queue = new PriorityQueue();
  for (const port of exits) {
    const end = stubEnd(port, stubPx);
    const conflictCost = computeConflictCost({ from: port.at, to: end }, routes, edge);
    const cost = edge.exitCosts[port.side] + portCost(port, countUses(port, routes)) + conflictCost;
    const at = { x: xs.indexOf(end.x), y: ys.indexOf(end.y), heading: headingOf(port.away) };
    queue.push({ ...at, cost, previous: undefined, start: port });
  }
  const targets = new Map<number, { port: Port; heading: number; cost: number }[]>();
  for (const port of entries) {
    const end = stubEnd(port, stubPx);
    const heading = headingOf({ x: -port.away.x || 0, y: -port.away.y || 0 });
    const used = countUses(port, routes) * (edge.mayMerge ? 0.02 : 1);
    const conflictCost = computeConflictCost({ from: end, to: port.at }, routes, edge);
    const place = key(xs.indexOf(end.x), ys.indexOf(end.y), heading);
    const entry = { port, heading, cost: edge.entryCosts[port.side] + portCost(port, used) + conflictCost };
    targets.set(place, [...(targets.get(place) ?? []), entry]);
  }

  const done = new Set<number>();
  let best: { step: Step; port: Port; cost: number } | undefined;
  for (let step = queue.pop(); step && step.cost < (best?.cost ?? Infinity); step = queue.pop()) {
    const { x, y, heading, cost, start } = step;
    const place = key(x, y, heading);
    if (done.has(place)) continue;
    done.add(place);
    for (const target of moves.flatMap((_move, turn) => targets.get(key(x, y, turn)) ?? [])) {
      if ((target.heading + 2) % 4 === heading) continue;
      const total = cost + target.cost + (target.heading === heading ? 0 : bendCost);
      if (total < (best?.cost ?? Infinity)) best = { step, port: target.port, cost: total };
    }
    for (const [turn, move] of moves.entries()) {
      if ((turn + 2) % 4 === heading) continue;
      const [toX, toY] = [xs[x + move.x], ys[y + move.y]];
      const from = { x: xs[x] ?? 0, y: ys[y] ?? 0 };
      if (toX === undefined || toY === undefined || done.has(key(x + move.x, y + move.y, turn))) continue;
      const piece = { from, to: { x: toX, y: toY } };
      const { bounds } = area;
      const isInside =
        toX >= bounds.x && toX <= bounds.x + bounds.width && toY >= bounds.y && toY <= bounds.y + bounds.height;
      if (!isInside || !isFree(piece, area)) continue;
      const length = Math.abs(toX - from.x) + Math.abs(toY - from.y);
      const more = length + (turn === heading ? 0 : bendCost) + computeConflictCost(piece, routes, edge);
      queue.push({ x: x + move.x, y: y + move.y, heading: turn, cost: cost + more, previous: step, start });
    }
  }
  if (!best) return undefined;
  const points: Point[] = [best.port.at];
  for (let step: Step | undefined = best.step; step; step = step.previous) {
    points.unshift({ x: xs[step.x] ?? 0, y: ys[step.y] ?? 0 });
  }
  return { edge, points: simplify([best.step.start.at, ...points]) };
}
