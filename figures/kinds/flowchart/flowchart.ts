import { buildConnector } from '../../drawing/connector';
import type { Drawing, Format, Shape } from '../../drawing/drawing';
import { type Rect, grow } from '../../drawing/geometry';
import { buildTextBlock, placeTextBlock } from '../../drawing/textBlock';
import { buildLanes, findRowRange, measureTrack, placeInCell } from '../../grid/gridGeometry';
import type { GridNode } from '../../grid/gridNode';
import { routeAll } from '../../grid/routeAll';
import { tones } from '../../palette';
import type { Kind } from '../kind';
import { isLoop } from './cells';
import { buildGridEdge } from './edges';
import { bandPadding, groupLabelGap, buildGroupLabel, buildLabel, isLabelBelow } from './labels';
import { type MeasuredNode, drawNode } from './nodes';
import { type FlowchartSpec, flowchartSchema } from './schema';
import { buildGrid } from './spacing';

/** Draws steps, decisions and the edges between them. Loops run outside of everything else. */
function layout(spec: FlowchartSpec, format: Format): Drawing {
  const groupLabels = spec.groups.map((group) => buildGroupLabel(group, format));
  const { spacing, measured } = buildGrid(spec, format, groupLabels);
  const height = measureTrack(spacing.rows);
  const canvas: Rect = { x: 0, y: 0, width: format.width, height };
  const nodes = measured.map((entry): GridNode & { entry: MeasuredNode } => ({
    entry,
    id: entry.node.id,
    row: entry.row,
    column: entry.column,
    rect: placeInCell(entry, entry, spacing),
    outline: entry.node.type === 'decision' ? 'diamond' : 'box',
  }));

  const bands = spec.groups.map((group, index) => {
    const rows = measured.filter(({ node }) => group.nodes.includes(node.id)).map(({ row }) => row);
    const { from, to } = findRowRange(spacing, Math.min(...rows), Math.max(...rows));
    const label = groupLabels[index] ?? buildTextBlock([]);
    const below = isLabelBelow(spec, group);
    const forLabel = label.height + groupLabelGap;
    const top = from - bandPadding - (below ? 0 : forLabel);
    const end = to + bandPadding + (below ? forLabel : 0);
    const rect = { x: format.margin, y: top, width: format.width - 2 * format.margin, height: end - top };
    const y = below ? end - bandPadding - label.height : top + bandPadding;
    return { group, label, rect, at: { x: rect.x + bandPadding, y } };
  });

  const area = {
    nodes,
    obstacles: bands.map(({ label, at }) => grow({ ...at, width: label.width, height: label.height }, 4)),
    lanes: buildLanes(spacing),
    bounds: grow(canvas, -format.margin),
  };
  const edges = spec.edges.map((edge) => ({
    edge,
    gridEdge: buildGridEdge(spec, edge, nodes.find(({ id }) => id === edge.from)?.column ?? 0),
    loop: isLoop(spec, edge),
  }));
  const inOrder = [...edges.filter(({ loop }) => !loop), ...edges.filter(({ loop }) => loop)];
  const routes = routeAll(
    inOrder.map(({ edge, gridEdge }) => ({ edge: gridEdge, block: buildLabel(edge, format) })),
    area,
    canvas,
    'start',
  );
  if (!routes) throw new Error(`edges: ${format.label}放不下，缩短 label`);

  return {
    width: format.width,
    height,
    shapes: [
      ...bands.flatMap(({ group, label, rect, at }): Shape[] => [
        { shape: 'box', ...rect, radius: 6, fill: tones[group.role].fill },
        ...placeTextBlock(label, at, { align: 'start', within: rect }),
      ]),
      ...routes.flatMap(({ points }, index) =>
        buildConnector(points, { radius: 6, dash: inOrder[index]?.edge.dashed === true ? 'dashed' : undefined }),
      ),
      ...nodes.flatMap(({ entry, rect }) => drawNode(entry, rect)),
      ...routes.flatMap(({ label }) => (label ? placeTextBlock(label.block, label.rect, { align: 'start' }) : [])),
    ],
  };
}

export const flowchart: Kind<FlowchartSpec> = {
  schema: flowchartSchema,
  layout,
  listPages: ({ nodes }) => nodes.flatMap(({ label, page }) => (page === undefined ? [] : [{ label, page }])),
};
