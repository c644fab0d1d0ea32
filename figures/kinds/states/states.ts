import { buildConnector } from '../../drawing/connector';
import type { Drawing, Format, Shape } from '../../drawing/drawing';
import { type Rect, centre, grow } from '../../drawing/geometry';
import { placeInRect, placeTextBlock } from '../../drawing/textBlock';
import { buildLanes, measureTrack, placeInCell } from '../../grid/gridGeometry';
import type { GridEdge, GridNode, Side } from '../../grid/gridNode';
import { routeAll } from '../../grid/routeAll';
import { tones } from '../../palette';
import type { Kind } from '../kind';
import { type Measured, endOf, measureCells, emptyText, startOf } from './measures';
import { type StatesSpec, statesSchema } from './schema';
import { buildLabels, buildSpacing } from './spacing';

const anySide: Readonly<Record<Side, number>> = { bottom: 0, right: 0, left: 0, top: 0 };
const stateRadius = 18;
/** Maximum line widths of a state's text, widest first. */
const stateEms = { wide: [9, 6.5, 4.5], narrow: [5.5, 4] };
const minOuterGap = 14;
const steps = 10;

function drawState({ state, text, id }: Measured, rect: Rect): Shape[] {
  if (!state) {
    const isStart = id.endsWith(':start');
    const ring: Shape = { shape: 'circle', ...centre(rect), r: 8, fill: 'background', stroke: 'text', strokeWidth: 2 };
    const dot: Shape = { shape: 'circle', ...centre(rect), r: isStart ? 8 : 4, fill: 'text' };
    return isStart ? [dot] : [ring, dot];
  }
  const { fill, stroke } = tones[state.role];
  return [{ shape: 'box', ...rect, radius: stateRadius, fill, stroke, strokeWidth: 2 }, ...placeInRect(text, rect)];
}

type Attempt = { looseness: number; stateEm: number };

/** Attempts a layout at this looseness. Returns undefined when a line or a label does not fit. */
function tryLayout(spec: StatesSpec, format: Format, { looseness, stateEm }: Attempt): Drawing | undefined {
  const cells = measureCells(spec, format, stateEm);
  const labels = buildLabels(spec, format);
  const spacing = buildSpacing(cells, spec, labels, format, looseness);
  if ((spacing.columns.gaps[0] ?? 0) < minOuterGap) return undefined;
  const canvas: Rect = { x: 0, y: 0, width: format.width, height: measureTrack(spacing.rows) };
  const nodes = cells.map((cell): GridNode & { cell: Measured } => ({
    cell,
    id: cell.id,
    row: cell.row,
    column: cell.column,
    rect: placeInCell(cell, cell, spacing),
    outline: cell.state ? 'box' : 'diamond',
  }));
  const area = { nodes, obstacles: [], lanes: buildLanes(spacing), bounds: grow(canvas, -format.margin) };
  const edge = (from: string, to: string): GridEdge => ({
    from,
    to,
    exitCosts: anySide,
    entryCosts: anySide,
    mayMerge: false,
    isPaired: spec.transitions.some((other) => other.from === to && other.to === from),
  });
  const rowOf = (id: string): number => cells.find((cell) => cell.id === id)?.row ?? 0;
  const wanted = [
    ...spec.states.flatMap(({ id, start, end }) => [
      ...(start ? [{ edge: edge(startOf(id), id), block: emptyText }] : []),
      ...(end ? [{ edge: edge(id, endOf(id)), block: emptyText }] : []),
    ]),
    ...spec.transitions.map(({ from, to }, index) => ({ edge: edge(from, to), block: labels[index] ?? emptyText })),
  ];
  const distance = ({ from, to }: GridEdge): number => Math.abs(rowOf(from) - rowOf(to));
  const routes = routeAll(
    [...wanted].sort((a, b) => distance(a.edge) - distance(b.edge)),
    area,
    canvas,
    'middle',
  );
  if (!routes) return undefined;
  return {
    width: format.width,
    height: canvas.height,
    shapes: [
      ...routes.flatMap(({ points }) => buildConnector(points, { radius: 8 })),
      ...nodes.flatMap(({ cell, rect }) => drawState(cell, rect)),
      ...routes.flatMap(({ label }) => (label ? placeTextBlock(label.block, label.rect, { align: 'start' }) : [])),
    ],
  };
}

/** Draws states as rounded boxes, with larger gaps until all lines and labels fit. */
function layout(spec: StatesSpec, format: Format): Drawing {
  for (let looseness = 0; looseness <= steps; looseness += 1) {
    for (const stateEm of stateEms[format.name]) {
      const drawing = tryLayout(spec, format, { looseness, stateEm });
      if (drawing) return drawing;
    }
  }
  throw new Error(`transitions: ${format.label}放不下 label，缩短文字，或调整 rows`);
}

export const states: Kind<StatesSpec> = { schema: statesSchema, layout };
