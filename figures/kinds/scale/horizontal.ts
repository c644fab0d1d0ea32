import { buildConnector } from '../../drawing/connector';
import { drawDimensions, laneLineY, measureLanes } from '../../drawing/dimensionLines';
import { placeDimensions } from '../../drawing/dimensionLanes';
import type { Drawing, Format, Shape, Text } from '../../drawing/drawing';
import type { Rect } from '../../drawing/geometry';
import { buildGuideLine } from '../../drawing/guideLine';
import { measureText } from '../../drawing/measureText';
import {
  type TextBlock,
  baselineBelowMiddleEm,
  buildTextBlock,
  findTextRect,
  placeInRect,
  placeTextBlock,
} from '../../drawing/textBlock';
import { tones } from '../../palette';
import { buildPositionLabel, findPositionColour, nameScale } from './positionLabel';
import type { ScaleSpec } from './schema';
import { findLabelInterval, spacePositions } from './spacing';

const barHeight = 52;
const leader = 14; // length of a position's line beyond the bar
const labelGap = 12;
const edgePadding = 16; // between the end of the scale and the margin, for wide labels
const maxTiers = 2;

type Tiered = { block: TextBlock; x: number; left: number; tier: number; above: boolean };

type Placed = Omit<Tiered, 'above'>;

/** Returns whether two labels on one side touch, or the line to the farther one crosses the nearer one. */
function collide(a: Placed, b: Placed): boolean {
  const covers = (label: Placed, from: number, to: number) =>
    label.left < to + labelGap && from < label.left + label.block.width + labelGap;
  if (a.tier === b.tier) return covers(a, b.left, b.left + b.block.width);
  const [near, far] = a.tier < b.tier ? [a, b] : [b, a];
  return covers(near, far.x, far.x);
}

/** Puts each label above the bar, below it, or in a second row, at the first position without an overlap. */
function assignTiers(blocks: readonly TextBlock[], xs: readonly number[], { margin, width }: Format): Tiered[] {
  const placed: Tiered[] = [];
  for (const [index, block] of blocks.entries()) {
    const x = xs[index] ?? 0;
    const left = Math.min(Math.max(x - block.width / 2, margin), width - margin - block.width);
    const places = Array.from({ length: maxTiers * 2 }, (_, place) => ({
      tier: Math.floor(place / 2),
      above: place % 2 === 0,
    }));
    const next = { block, x, left };
    const free = places.find(
      ({ tier, above }) => !placed.some((other) => other.above === above && collide({ ...next, tier }, other)),
    );
    if (!free) throw new Error('放不下各位置的名称：缩短文字，或删去一个');
    placed.push({ ...next, ...free });
  }
  return placed;
}

const tierHeight = (labels: readonly Tiered[], above: boolean): number =>
  Math.max(
    0,
    ...labels.filter((label) => label.above === above).map(({ block, tier }) => (tier + 1) * (block.height + 8)),
  );

function drawZones(spec: ScaleSpec, ats: readonly number[], xs: readonly number[], bar: Rect, format: Format): Shape[] {
  const toX = (at: number): number => xs[ats.indexOf(at)] ?? 0;
  const boxes = spec.zones.map(({ from, to, role, label }) => {
    const rect = { x: toX(from), y: bar.y, width: toX(to) - toX(from), height: bar.height };
    const text = { text: label, sizePx: format.notePx, colour: tones[role].label };
    const interval = findLabelInterval(ats, { from, to });
    const left = xs[interval] ?? 0;
    const cell = { ...rect, x: left, width: (xs[interval + 1] ?? 0) - left };
    return { rect, cell, role, block: buildTextBlock([text], cell.width - 12) };
  });
  return [
    ...boxes.map(({ rect, role }): Shape => ({ shape: 'box', ...rect, fill: tones[role].fill })),
    { shape: 'box', ...bar, stroke: 'boxBorder', strokeWidth: 2 },
    ...boxes.flatMap(({ cell, block }) => placeInRect(block, cell)),
  ];
}

function drawDirection(spec: ScaleSpec, y: number, { margin, width, notePx }: Format): Shape[] {
  const content = nameScale(spec);
  const textLeft = width - margin - edgePadding - measureText(content, { sizePx: notePx });
  const level = y - notePx * baselineBelowMiddleEm;
  return [
    ...buildConnector([
      { x: textLeft - 76, y: level },
      { x: textLeft - 12, y: level },
    ]),
    { shape: 'text', content, x: textLeft, y, sizePx: notePx, colour: 'secondary' },
  ];
}

/** Draws the scale as a horizontal bar with names above and below it. */
export function layoutHorizontally(spec: ScaleSpec, format: Format): Drawing {
  const { margin, width, notePx } = format;
  const ats = spec.positions.map(({ at }) => at);
  const needed = ats.slice(1).map((_, index) => {
    const zone = spec.zones.find((candidate) => findLabelInterval(ats, candidate) === index);
    return zone ? measureText(zone.label, { sizePx: notePx }) + 16 : 40;
  });
  const xs = spacePositions(ats, needed, [margin + edgePadding, width - margin - edgePadding], spec.proportional);
  const toX = (at: number): number => xs[ats.indexOf(at)] ?? 0;
  const labels = assignTiers(
    spec.positions.map((position) => buildPositionLabel(position, spec, format)),
    xs,
    format,
  );
  const bar = {
    x: xs[0] ?? 0,
    y: margin + tierHeight(labels, true) + leader,
    width: (xs.at(-1) ?? 0) - (xs[0] ?? 0),
    height: barHeight,
  };
  const barEnd = bar.y + bar.height;
  const lines = labels.flatMap(({ block, x, tier, above }, index): Shape[] => {
    const reach = leader + tier * (block.height + 8);
    const colour = findPositionColour(spec.positions[index]?.role ?? 'plain');
    const points = [
      { x, y: above ? bar.y - reach : bar.y },
      { x, y: above ? barEnd : barEnd + reach },
    ];
    return [{ shape: 'line', points, stroke: colour, strokeWidth: 3 }];
  });
  const texts = labels.flatMap(({ block, left, tier, above }): Text[] => {
    const offset = leader + 4 + tier * (block.height + 8);
    const y = above ? bar.y - offset - block.height : barEnd + offset;
    return placeTextBlock(block, { x: left + block.width / 2, y }, { align: 'middle' });
  });
  const lanesTop = barEnd + (tierHeight(labels, false) > 0 ? leader + tierHeight(labels, false) : 8);
  const placed = placeDimensions(
    spec.brackets.map(({ from, to, label }) => ({ from: toX(from), to: toX(to), label })),
    notePx,
    { left: margin, right: width - margin },
  );
  const lanesEnd = lanesTop + measureLanes(placed);
  const obstacles = texts.map(findTextRect);
  const directionY = lanesEnd + 28;
  return {
    width,
    height: directionY + margin,
    shapes: [
      ...placed.flatMap(({ from, to, lane }) =>
        [from, to].flatMap((x) => buildGuideLine(x, barEnd, laneLineY(lane, lanesTop) + 6, obstacles)),
      ),
      ...drawZones(spec, ats, xs, bar, format),
      ...lines,
      ...texts,
      ...drawDimensions(placed, lanesTop, notePx),
      ...drawDirection(spec, directionY, format),
    ],
  };
}
