import { buildConnector } from '../../drawing/connector';
import type { Drawing, Format, Shape } from '../../drawing/drawing';
import { boxPadding, drawBox } from '../../drawing/labelledBox';
import { type Rect, bottom, centre, right } from '../../drawing/geometry';
import { type TextBlock, placeInRect, placeTextBlock } from '../../drawing/textBlock';
import { tones } from '../../palette';
import { buildContentRange, buildLayerLabel } from './bands';
import { type Measures, type Spacing, buildNodeText, buildPartText } from './measures';
import type { Columns } from './place';
import type { Arrangement } from './rows';
import type { ArchitectureNode, ArchitectureSpec } from './schema';
import { chooseLabelGaps } from './separations';

const partHeight = 36;
const minRowHeight = 48;
const emptyGap = 16;
const minLinkLength = 44; // two arrow heads and a short line between them
const labelPadding = 10; // above and below a label in its gap

type Input = {
  spec: ArchitectureSpec;
  arrangement: Arrangement;
  columns: Columns;
  measures: Measures;
  spacing: Spacing;
  format: Format;
};

function drawNode(node: ArchitectureNode, rect: Rect, text: TextBlock, { spacing, format }: Input): Shape[] {
  if (node.parts.length === 0) return drawBox(rect, text, node.role, node.optional ? 'dashed' : undefined);
  const { stroke } = tones[node.role];
  const inner = rect.width - spacing.partGap * (node.parts.length + 1);
  const width = inner / node.parts.length;
  const y = bottom(rect) - boxPadding.y - partHeight;
  const [outline] = drawBox(rect, text, node.role, node.optional ? 'dashed' : undefined);
  return [
    ...(outline ? [outline] : []),
    ...placeInRect(text, { ...rect, height: y - rect.y }),
    ...node.parts.flatMap((part, index): Shape[] => {
      const box = { x: rect.x + spacing.partGap + index * (width + spacing.partGap), y, width, height: partHeight };
      return [
        { shape: 'box', ...box, radius: 6, fill: 'background', stroke, strokeWidth: 2 },
        ...placeInRect(buildPartText(part, format), box),
      ];
    }),
  ];
}

/** Returns the heights of the rows, and the space below each with the part that labels may use. */
function measureRows({ spec, arrangement, columns, measures, spacing, format }: Input) {
  const { rows, vertical, horizontal, gaps } = arrangement;
  const labelGaps = chooseLabelGaps(arrangement);
  const texts = new Map<string, TextBlock>();
  const heights = rows.map(({ items, layer }) => {
    const nodes = items.flatMap((item) => ('node' in item ? [item.node] : []));
    const nodeHeights = nodes.map((node) => {
      const range = columns.nodes.get(node.id) ?? { from: 0, to: 0 };
      const text = buildNodeText(node, format, range.to - range.from - 2 * boxPadding.x);
      texts.set(node.id, text);
      return text.height + 2 * boxPadding.y + (node.parts.length > 0 ? partHeight + boxPadding.y - 2 : 0);
    });
    const labelHeights = horizontal
      .filter(({ left }) => nodes.some(({ id }) => id === left))
      .map(({ link }) => 2 * measures.linkLabel(link).height);
    const isOnly = rows.filter((other) => other.layer === layer).length === 1;
    const layerSpec = spec.layers[layer];
    const bandLabel = isOnly && layerSpec?.label !== undefined ? buildLayerLabel(layerSpec, format).height : 0;
    return Math.max(minRowHeight, ...nodeHeights, ...labelHeights, bandLabel);
  });
  const spaces = gaps.map((links, gap) => {
    const isBand = (row: number) => spec.layers[rows[row]?.layer ?? 0]?.label !== undefined;
    const inside = rows[gap]?.layer === rows[gap + 1]?.layer;
    const above = !inside && isBand(gap) ? spacing.bandPadding : 0;
    const below = !inside && isBand(gap + 1) ? spacing.bandPadding : 0;
    const labels = links.flatMap((index) => {
      const entry = vertical[index];
      return entry && labelGaps[index] === gap ? [measures.linkLabel(entry.link).height] : [];
    });
    const ends = links.some((index) => vertical[index]?.top === gap || vertical[index]?.bottom === gap + 1);
    const free = Math.max(
      labels.length > 0 ? Math.max(...labels) + 2 * labelPadding : emptyGap,
      ends ? minLinkLength - above - below : 0,
    );
    return { above, free, below };
  });
  return { heights, spaces, texts };
}

/** Draws bands, links, nodes and labels, in painting order. */
export function drawArchitecture(input: Input): Drawing {
  const { spec, arrangement, columns, measures, spacing, format } = input;
  const { rows, vertical, horizontal } = arrangement;
  const { heights, spaces, texts } = measureRows(input);
  const isBand = (row: number) => spec.layers[rows[row]?.layer ?? 0]?.label !== undefined;
  const tops: number[] = [];
  let y = format.margin + (isBand(0) ? spacing.bandPadding : 0);
  heights.forEach((height, row) => {
    tops.push(y);
    const space = spaces[row] ?? { above: 0, free: 0, below: 0 };
    y += height + space.above + space.free + space.below;
  });
  const topOf = (row: number): number => tops[row] ?? 0;
  const bottomOf = (row: number): number => topOf(row) + (heights[row] ?? 0);
  const lastRow = rows.length - 1;

  const bands = spec.layers.flatMap((layer, index): Shape[] => {
    if (layer.label === undefined) return [];
    const own = rows.flatMap((row, at) => (row.layer === index ? [at] : []));
    const top = topOf(Math.min(...own)) - spacing.bandPadding;
    const height = bottomOf(Math.max(...own)) + spacing.bandPadding - top;
    const rect = { x: format.margin, y: top, width: format.width - 2 * format.margin, height };
    const { labelWidth } = buildContentRange(spec.layers, format, spacing);
    const column = { ...rect, x: rect.x + spacing.bandPadding, width: labelWidth };
    return [
      { shape: 'box', ...rect, radius: 6, fill: tones[layer.role].fill },
      ...placeInRect(buildLayerLabel(layer, format), column),
    ];
  });

  const nodes = rows.flatMap(({ items }, row) =>
    items.flatMap((item): { node: ArchitectureNode; rect: Rect }[] => {
      if (!('node' in item)) return [];
      const { from, to } = columns.nodes.get(item.node.id) ?? { from: 0, to: 0 };
      return [{ node: item.node, rect: { x: from, y: topOf(row), width: to - from, height: heights[row] ?? 0 } }];
    }),
  );
  const rectOf = (id: string): Rect =>
    nodes.find(({ node }) => node.id === id)?.rect ?? { x: 0, y: 0, width: 0, height: 0 };

  const labelGaps = chooseLabelGaps(arrangement);
  const verticalLinks = vertical.flatMap(({ link, index, top, bottom: low, upwards }): Shape[] => {
    const x = columns.links[index] ?? 0;
    const ends = [
      { x, y: bottomOf(top) },
      { x, y: topOf(low) },
    ];
    const gap = labelGaps[index] ?? top;
    const space = spaces[gap] ?? { above: 0, free: 0, below: 0 };
    const label = measures.linkLabel(link);
    const labelTop = bottomOf(gap) + space.above + (space.free - label.height) / 2;
    return [
      ...buildConnector(upwards ? ends.reverse() : ends, {
        heads: link.both ? 'both' : 'end',
        dash: link.dashed ? 'dashed' : undefined,
        colour: link.danger ? 'danger' : undefined,
      }),
      ...placeTextBlock(label, { x: x + spacing.linkGap, y: labelTop }, { align: 'start' }),
    ];
  });
  const horizontalLinks = horizontal.flatMap(({ link, left, right: to, leftwards }): Shape[] => {
    const from = rectOf(left);
    const lineY = centre(from).y;
    const ends = [
      { x: right(from), y: lineY },
      { x: rectOf(to).x, y: lineY },
    ];
    const label = measures.linkLabel(link);
    const middle = ((ends[0]?.x ?? 0) + (ends[1]?.x ?? 0)) / 2;
    return [
      ...buildConnector(leftwards ? ends.reverse() : ends, {
        heads: link.both ? 'both' : 'end',
        dash: link.dashed ? 'dashed' : undefined,
        colour: link.danger ? 'danger' : undefined,
      }),
      ...placeTextBlock(label, { x: middle, y: lineY - 8 - label.height }, { align: 'middle' }),
    ];
  });

  return {
    width: format.width,
    height: bottomOf(lastRow) + (isBand(lastRow) ? spacing.bandPadding : 0) + format.margin,
    shapes: [
      ...bands,
      ...verticalLinks,
      ...horizontalLinks,
      ...nodes.flatMap(({ node, rect }) => drawNode(node, rect, texts.get(node.id) ?? measures.nodeText(node), input)),
    ],
  };
}
