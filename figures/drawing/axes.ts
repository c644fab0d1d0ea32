import { buildArrowHead } from './connector';
import type { Format, Shape, Text } from './drawing';
import { type Rect, bottom, overlap, right } from './geometry';
import { baselineBelowMiddleEm, findTextRect } from './textBlock';
import { type AxisScale, type Tick, buildRoundTicks } from './axisScale';

export type Axis = { label: string; unit?: string; min?: number; max?: number; ticks?: readonly Tick[] };

const overhang = 18; // beyond the last value, for the arrow head
const tickLength = 6;

export function nameAxis({ label, unit }: Axis): string {
  return unit === undefined ? label : `${label}（${unit}）`;
}

/** Returns the ticks of the specification, or about `count` round ones. */
export function listTicks(axis: Axis, min: number, max: number, count: number): readonly Tick[] {
  return axis.ticks ?? buildRoundTicks(min, max, count);
}

function drawArrow(from: { x: number; y: number }, tip: { x: number; y: number }): Shape[] {
  return [{ shape: 'line', points: [from, tip], stroke: 'line', strokeWidth: 2 }, buildArrowHead(from, tip, 'line')];
}

/** Draws both axes of a chart. The horizontal axis is at the value 0, or at the bottom when 0 is out of range. */
export function drawAxisLines(plot: Rect, y: AxisScale): Shape[] {
  const zero = y.min <= 0 && y.max >= 0 ? y.toPixel(0) : bottom(plot);
  return [
    ...drawArrow({ x: plot.x, y: bottom(plot) }, { x: plot.x, y: plot.y - overhang }),
    ...drawArrow({ x: plot.x, y: zero }, { x: right(plot) + overhang, y: zero }),
  ];
}

export function drawVerticalTicks(ticks: readonly Tick[], plot: Rect, y: AxisScale, { notePx }: Format): Shape[] {
  return ticks.flatMap(({ at, label }): Shape[] => {
    const level = y.toPixel(at);
    return [
      {
        shape: 'line',
        points: [
          { x: plot.x - tickLength, y: level },
          { x: plot.x, y: level },
        ],
        stroke: 'line',
        strokeWidth: 2,
      },
      {
        shape: 'text',
        content: label,
        x: plot.x - tickLength - 6,
        y: level + notePx * baselineBelowMiddleEm,
        sizePx: notePx,
        colour: 'text',
        anchor: 'end',
      },
    ];
  });
}

export type TickRow = { shapes: Shape[]; texts: Text[]; height: number };

/**
 * Builds the ticks and the name of the horizontal axis. Automatic ticks that overlap the name are dropped. Given ticks
 * are kept, and the name moves to a second line.
 */
export function buildTickRow(
  axis: Axis,
  ticks: readonly Tick[],
  plot: Rect,
  toPixel: (value: number) => number,
  { notePx }: Format,
): TickRow {
  const rowHeight = notePx * 1.5;
  const top = bottom(plot) + tickLength;
  const name: Text = {
    shape: 'text',
    content: nameAxis(axis),
    x: right(plot) + overhang,
    y: top + notePx * 1.1,
    sizePx: notePx,
    colour: 'secondary',
    anchor: 'end',
  };
  const texts = ticks.map(({ at, label }): Text => ({
    shape: 'text',
    content: label,
    x: toPixel(at),
    y: top + notePx * 1.1,
    sizePx: notePx,
    colour: 'text',
    anchor: 'middle',
  }));
  const nameRect = findTextRect(name);
  const overlapsName = (text: Text) => overlap(findTextRect(text), { ...nameRect, x: nameRect.x - 12 });
  const movesName = axis.ticks !== undefined && texts.some(overlapsName);
  const kept = axis.ticks !== undefined ? texts : texts.filter((text) => !overlapsName(text));
  const marks = kept.map(({ x }): Shape => ({
    shape: 'line',
    points: [
      { x, y: bottom(plot) },
      { x, y: bottom(plot) + tickLength },
    ],
    stroke: 'line',
    strokeWidth: 2,
  }));
  return {
    shapes: marks,
    texts: [...kept, movesName ? { ...name, y: name.y + rowHeight } : name],
    height: tickLength + rowHeight * (movesName ? 2 : 1),
  };
}
