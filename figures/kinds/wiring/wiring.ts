import type { Drawing, Format } from '../../drawing/drawing';
import type { Point } from '../../drawing/geometry';
import { measureText } from '../../drawing/measureText';
import { type TextBlock, buildTextBlock } from '../../drawing/textBlock';
import type { Kind } from '../kind';
import { orderJogs } from './channel';
import { type Column, type Side, buildColumn, drawColumn, listTerminals } from './columns';
import { type Ends, type LabelSide, chooseLabelSides, findEnds } from './ends';
import { drawLegend } from './legend';
import { alignTerminals, findStraightWires } from './pairing';
import { type WiringSpec, wiringSchema } from './schema';
import { type RoutedWire, drawJunctions, drawWire, drawWireLabel, passesLabel, wireLines } from './wires';

const turnSpacing = 16;
const channelEnd = 28; // after the last turn
const leftShare = 0.6; // of the width, when the right has no labels
const labelPadding = 10; // between a label and the ends of its zone
const minRowHeight = 44;

type Columns = Record<Side, Column>;
type Zone = { from: number; to: number };
type Zones = Record<LabelSide, Zone>;

/** Routes every wire from left to right: straight if its ends are level, otherwise with a turn in the channel. */
function routeWires(ends: readonly Ends[], columns: Columns, rowHeight: number, format: Format, channelStart: number) {
  const terminals = { left: listTerminals(columns.left, rowHeight), right: listTerminals(columns.right, rowHeight) };
  const straight = findStraightWires(ends).flatMap((index) => ends[index] ?? []);
  const levels = alignTerminals(terminals.left, terminals.right, straight);
  const edges = findEdges(columns, format);
  const pointOf = (side: Side, index: number): Point => ({
    x: edges[side],
    y: format.margin + (levels[side][index] ?? 0),
  });
  const jogs = ends.filter((end) => !straight.includes(end));
  const order = orderJogs(
    jogs.map(({ left, right }) => ({ left: pointOf('left', left).y, right: pointOf('right', right).y })),
  );
  const routed = ends.map((end): RoutedWire => {
    const place = order.indexOf(jogs.indexOf(end));
    const turnX = place < 0 ? undefined : channelStart + (place + 1) * turnSpacing;
    const [left, right] = [pointOf('left', end.left), pointOf('right', end.right)];
    return { wire: end.wire, fromLeft: end.fromLeft, left, right, turnX };
  });
  const levelsOf = (side: Side) => new Map(terminals[side].map(({ name }, index) => [name, pointOf(side, index).y]));
  return { routed, levels: { left: levelsOf('left'), right: levelsOf('right') } };
}

/** Returns the facing edges of the two columns. */
function findEdges({ left, right }: Columns, { margin, width }: Format): Record<Side, number> {
  return { left: margin + left.width, right: width - margin - right.width };
}

/** Distributes the width for labels to the left and the right of the channel. */
function buildZones(edges: Record<Side, number>, channel: number, widest: Record<LabelSide, number>): Zones {
  const room = edges.right - edges.left - channel;
  const right = widest.right === 0 ? 0 : Math.min(widest.right + 2 * labelPadding, room / (widest.left === 0 ? 1 : 2));
  const needed = widest.left === 0 ? 0 : widest.left + 2 * labelPadding;
  const left = Math.min(room - right, Math.max(needed, room * leftShare));
  return {
    left: { from: edges.left, to: edges.left + left },
    right: { from: edges.right - right, to: edges.right },
  };
}

/**
 * Draws the blocks on both sides, straight wires if possible, and the others with a turn in a channel between the
 * labels.
 */
function layout(spec: WiringSpec, format: Format): Drawing {
  const { notePx, width, margin } = format;
  const columns = { left: buildColumn(spec.blocks, 'left', format), right: buildColumn(spec.blocks, 'right', format) };
  const edges = findEdges(columns, format);
  const namesOf = (side: Side) => listTerminals(columns[side], 0).map(({ name }) => name);
  const ends = findEnds(spec.wires, namesOf('left'), namesOf('right'));
  const sides = chooseLabelSides(ends);
  const jogCount = ends.length - findStraightWires(ends).length;
  const channel = jogCount === 0 ? 0 : jogCount * turnSpacing + channelEnd;
  const trial = routeWires(ends, columns, minRowHeight, format, edges.left).routed;
  // A label may use the whole width of its wire if no vertical wire crosses it and no wire shares its terminal.
  const isFree = trial.map(
    (label) =>
      label.turnX === undefined &&
      !trial.some((other) => passesLabel(other, label) || (other !== label && other.left.y === label.left.y)),
  );
  const widestOf = (side: LabelSide): number =>
    Math.max(
      0,
      ...ends.map(({ wire }, index) =>
        sides[index] === side && isFree[index] === false ? measureText(wire.label ?? '', { sizePx: notePx }) : 0,
      ),
    );
  const zones = buildZones(edges, channel, { left: widestOf('left'), right: widestOf('right') });
  const zoneOf = (index: number): Zone =>
    isFree[index] ? { from: edges.left, to: edges.right } : zones[sides[index] ?? 'left'];
  const labels = ends.map(({ wire }, index): TextBlock => {
    const { from, to } = zoneOf(index);
    return buildTextBlock(
      [{ text: wire.label ?? '', sizePx: notePx, colour: wireLines[wire.type].colour }],
      to - from - 2 * labelPadding,
    );
  });
  const terminalLabels = [...columns.left.blocks, ...columns.right.blocks].flatMap((block) => block.labels);
  const rowHeight = Math.max(
    minRowHeight,
    ...labels.map(({ height }) => height + 16),
    ...terminalLabels.map(({ height }) => height + 10),
  );
  const { routed, levels } = routeWires(ends, columns, rowHeight, format, zones.left.to);
  const drawn = [
    drawColumn(columns.left, levels.left, edges.left, rowHeight),
    drawColumn(columns.right, levels.right, edges.right, rowHeight),
  ];
  const legendTop = Math.max(...drawn.map(({ bottom }) => bottom)) + 16;
  const legend = drawLegend(spec.wires, legendTop, format);
  return {
    width,
    height: legendTop + legend.height + margin - 4,
    shapes: [
      ...routed.flatMap((wire) => drawWire(wire, routed)),
      ...drawJunctions(routed),
      ...drawn.flatMap(({ shapes }) => shapes),
      ...routed.flatMap((wire, index) => {
        const side = sides[index];
        const label = labels[index];
        return side && label ? drawWireLabel(label, zoneOf(index), wire[side].y) : [];
      }),
      ...legend.shapes,
    ],
  };
}

export const wiring: Kind<WiringSpec> = { schema: wiringSchema, layout };
