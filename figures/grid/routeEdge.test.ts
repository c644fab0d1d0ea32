import { describe, expect, it } from 'vitest';
import { buildSegments, crosses } from '../drawing/geometry';
import type { GridEdge, GridNode } from './gridNode';
import { type RoutingArea, routeEdge } from './routeEdge';

const node = (id: string, x: number, y: number): GridNode => ({
  id,
  row: 0,
  column: 0,
  outline: 'box',
  rect: { x, y, width: 80, height: 40 },
});
const free = { top: 0, right: 0, bottom: 0, left: 0 };
const edge = (from: string, to: string, more: Partial<GridEdge> = {}): GridEdge => ({
  from,
  to,
  exitCosts: free,
  entryCosts: free,
  mayMerge: false,
  isPaired: false,
  ...more,
});
const areaOf = (...nodes: GridNode[]): RoutingArea => ({
  nodes,
  obstacles: [],
  lanes: { xs: [10, 150, 290], ys: [10, 80, 160, 240, 320] },
  bounds: { x: 0, y: 0, width: 320, height: 340 },
});

describe('routeEdge', () => {
  const [a, b, c] = [node('a', 40, 20), node('b', 40, 110), node('c', 40, 200)];

  it('returns a straight line when nothing is between the nodes', () => {
    expect(routeEdge(edge('a', 'b'), areaOf(a, b), [])?.points).toEqual([
      { x: 80, y: 60 },
      { x: 80, y: 110 },
    ]);
  });

  it('routes around nodes at right angles', () => {
    const points = routeEdge(edge('a', 'c'), areaOf(a, b, c), [])?.points ?? [];
    const segments = buildSegments(points);
    expect(segments.length).toBeGreaterThan(2);
    for (const segment of segments) {
      expect(segment.from.x === segment.to.x || segment.from.y === segment.to.y).toBe(true);
      for (const { rect } of [a, b, c]) expect(crosses(segment, rect)).toBe(false);
    }
  });

  it('leaves and arrives at the cheapest sides', () => {
    const sideways = { top: 500, bottom: 500, left: 500, right: 0 };
    const points = routeEdge(edge('a', 'b', { exitCosts: sideways, entryCosts: sideways }), areaOf(a, b), [])?.points;
    expect(points?.[0]?.x).toBe(120);
    expect(points?.at(-1)?.x).toBe(120);
  });

  it('keeps its distance from existing lines unless both lead to the same node and may merge', () => {
    const first = routeEdge(edge('a', 'b'), areaOf(a, b), []);
    const back = first && routeEdge(edge('b', 'a'), areaOf(a, b), [first]);
    expect(Math.abs((back?.points[0]?.x ?? 0) - 80)).toBeGreaterThanOrEqual(10);
    const merging = { mayMerge: true };
    const one = routeEdge(edge('a', 'c', merging), areaOf(a, b, c), []);
    const two = one && routeEdge(edge('b', 'c', merging), areaOf(a, b, c), [one]);
    expect(two?.points.at(-1)).toEqual({ x: 80, y: 200 });
  });

  it('returns undefined when there is no route', () => {
    const walls = { ...areaOf(a, c), obstacles: [{ x: 0, y: 90, width: 320, height: 20 }] };
    expect(routeEdge(edge('a', 'c'), walls, [])).toBeUndefined();
  });
});
