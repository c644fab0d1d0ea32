import type { Format, Shape } from '../../drawing/drawing';
import { type Point, type Rect, bottom, right } from '../../drawing/geometry';
import { measureText } from '../../drawing/measureText';
import { baselineBelowMiddleEm } from '../../drawing/textBlock';
import type { SignalSpec } from './schema';

const slant = 6; // half the width of a data transition

type ToPixel = (time: number) => number;
type Span<Value> = { from: number; to: number; value: Value };

/** Returns the spans between changes, in pixels. The first value starts at the left edge. */
function buildSpans<Value>(changes: readonly (readonly [number, Value])[], row: Rect, toPixel: ToPixel): Span<Value>[] {
  return changes.map(([at, value], index) => {
    const next = changes[index + 1];
    return { from: index === 0 ? row.x : toPixel(at), to: next ? toPixel(next[0]) : right(row), value };
  });
}

function drawLevels(levels: NonNullable<SignalSpec['levels']>, row: Rect, toPixel: ToPixel): Shape[] {
  const spans = buildSpans(levels, row, toPixel);
  const levelOf = (value: 0 | 1): number => (value === 1 ? row.y : bottom(row));
  const points = spans.flatMap(({ from, to, value }): Point[] => [
    { x: from, y: levelOf(value) },
    { x: to, y: levelOf(value) },
  ]);
  const high = spans.filter(({ value }) => value === 1);
  return [
    ...high.map(({ from, to }): Shape => ({
      shape: 'box',
      x: from,
      y: row.y,
      width: to - from,
      height: row.height,
      fill: 'accentFill',
    })),
    {
      shape: 'line',
      points: [
        { x: row.x, y: bottom(row) },
        { x: right(row), y: bottom(row) },
      ],
      stroke: 'boxBorder',
      strokeWidth: 1,
    },
    { shape: 'line', points, stroke: 'accent', strokeWidth: 3 },
  ];
}

function drawDataSpan({ from, to, value }: Span<string>, row: Rect, { notePx }: Format): Shape[] {
  const middle = row.y + row.height / 2;
  if (value === '') {
    const points = [
      { x: from, y: middle },
      { x: to, y: middle },
    ];
    return [{ shape: 'line', points, stroke: 'accent', strokeWidth: 3 }];
  }
  if (measureText(value, { sizePx: notePx }) > to - from - 2 * slant - 4) {
    throw new Error(`“${value}”比这段时间宽：缩短文字，或加长时间`);
  }
  const points = [
    { x: from, y: middle },
    { x: from + slant, y: row.y },
    { x: to - slant, y: row.y },
    { x: to, y: middle },
    { x: to - slant, y: bottom(row) },
    { x: from + slant, y: bottom(row) },
  ];
  return [
    { shape: 'polygon', points, fill: 'secondFill', stroke: 'second', strokeWidth: 2 },
    {
      shape: 'text',
      content: value,
      x: (from + to) / 2,
      y: middle + notePx * baselineBelowMiddleEm,
      sizePx: notePx,
      colour: 'text',
      anchor: 'middle',
    },
  ];
}

/** Draws the signal in its row: levels as a line with a fill below high, data as fields. */
export function drawWaveform(signal: SignalSpec, row: Rect, toPixel: ToPixel, format: Format): Shape[] {
  if (signal.levels) return drawLevels(signal.levels, row, toPixel);
  return buildSpans(signal.values ?? [], row, toPixel).flatMap((span) => drawDataSpan(span, row, format));
}

/** Draws the meanings of the levels to the left of the row. */
export function drawLevelNames({ levels, high, low }: SignalSpec, row: Rect, { notePx }: Format): Shape[] {
  if (!levels) return [];
  return [
    { content: high, y: row.y },
    { content: low, y: bottom(row) },
  ].map(({ content, y }) => ({
    shape: 'text',
    content,
    x: row.x - 8,
    y: y + notePx * baselineBelowMiddleEm,
    sizePx: notePx,
    colour: 'secondary',
    anchor: 'end',
  }));
}
