import { type Point, type Rect, centre, grow } from '../drawing/geometry';
import type { TextBlock } from '../drawing/textBlock';
import type { GridEdge } from './gridNode';
import { type LabelAnchor, type PlacedLabel, placeLabel } from './placeLabel';
import { type RoutingArea, type Route, routeEdge } from './routeEdge';

const aroundLabelPx = 5;
const canvasPaddingPx = 4;

/** Edge with its label, which may be empty. */
export type LabelledEdge = { edge: GridEdge; block: TextBlock };
export type LabelledRoute = Route & { label: PlacedLabel | undefined };

function findMiddle({ from, to }: GridEdge, { nodes }: RoutingArea): Point {
  const ends = nodes.filter(({ id }) => id === from || id === to).map(({ rect }) => centre(rect));
  const [a, b] = [ends[0], ends.at(-1)];
  return a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : { x: 0, y: 0 };
}

/**
 * Routes the edges one after the other and places each label, so later lines avoid both. Returns undefined when an edge
 * has no route or a label no position.
 */
export function routeAll(
  edges: readonly LabelledEdge[],
  area: RoutingArea,
  canvas: Rect,
  anchor: LabelAnchor,
): LabelledRoute[] | undefined {
  const routes: LabelledRoute[] = [];
  const labels: Rect[] = [];
  for (const { edge, block } of edges) {
    const around = labels.map((rect) => grow(rect, aroundLabelPx));
    const route = routeEdge(edge, { ...area, obstacles: [...area.obstacles, ...around] }, routes);
    if (!route) return undefined;
    if (block.lines.length === 0) {
      routes.push({ ...route, label: undefined });
      continue;
    }
    const taken = [...area.nodes.map(({ rect }) => rect), ...area.obstacles, ...labels];
    const label = placeLabel(route, block, {
      routes,
      taken,
      canvas: grow(canvas, -canvasPaddingPx),
      anchor,
      middle: findMiddle(edge, area),
    });
    if (!label) return undefined;
    labels.push(label.rect);
    routes.push({ ...route, label });
  }
  return routes;
}
