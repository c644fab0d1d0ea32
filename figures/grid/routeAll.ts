import { type Point, type Rect, centre, grow } from '../drawing/geometry';
import type { TextBlock } from '../drawing/textBlock';
import type { GridEdge } from './gridNode';
import { type LabelWish, type PlacedLabel, placeLabel } from './placeLabel';
import { type Field, type Route, routeEdge } from './routeEdge';

const aroundLabelPx = 5;
const canvasAirPx = 4;

/** An edge with its words, which may be empty. */
export type LabelledEdge = { edge: GridEdge; block: TextBlock };
export type LabelledRoute = Route & { label: PlacedLabel | undefined };

function findMiddle({ from, to }: GridEdge, { nodes }: Field): Point {
  const ends = nodes.filter(({ id }) => id === from || id === to).map(({ rect }) => centre(rect));
  const [a, b] = [ends[0], ends.at(-1)];
  return a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : { x: 0, y: 0 };
}

/**
 * Routes the edges one after the other and puts the words of each beside it, so that later lines go around both.
 * Returns undefined when an edge finds no way or its words find no place.
 */
export function routeAll(
  edges: readonly LabelledEdge[],
  field: Field,
  canvas: Rect,
  wish: LabelWish,
): LabelledRoute[] | undefined {
  const routes: LabelledRoute[] = [];
  const labels: Rect[] = [];
  for (const { edge, block } of edges) {
    const around = labels.map((rect) => grow(rect, aroundLabelPx));
    const route = routeEdge(edge, { ...field, obstacles: [...field.obstacles, ...around] }, routes);
    if (!route) return undefined;
    if (block.lines.length === 0) {
      routes.push({ ...route, label: undefined });
      continue;
    }
    const taken = [...field.nodes.map(({ rect }) => rect), ...field.obstacles, ...labels];
    const label = placeLabel(route, block, {
      routes,
      taken,
      canvas: grow(canvas, -canvasAirPx),
      wish,
      middle: findMiddle(edge, field),
    });
    if (!label) return undefined;
    labels.push(label.rect);
    routes.push({ ...route, label });
  }
  return routes;
}
