import type { Format, Line, Shape, Text } from '../../drawing/drawing';
import { type Point, type Rect, bottom, right } from '../../drawing/geometry';
import { type Surroundings, placeLineLabel } from '../../drawing/labelPlacement';
import { findTextRect } from '../../drawing/textBlock';
import type { Colour } from '../../palette';
import { drawAxisLines, drawVerticalTicks, nameAxis } from '../../drawing/axes';
import { type AxisScale, type Tick, buildAxisScale } from '../../drawing/axisScale';
import { buildCurvePoints } from './curvePoints';
import type { CurveSpec, PanelSpec } from './schema';

/** Dash patterns and labels distinguish the curves without colour. */
const strokes: readonly Pick<Line, 'stroke' | 'dash'>[] = [
  { stroke: 'accent' },
  { stroke: 'second', dash: 'dashed' },
  { stroke: 'warning', dash: 'dotted' },
];

const headroom = 28; // above the maximum, for a label over a peak
const footroom = 12; // below a negative minimum

export type Range = readonly [min: number, max: number];

/** Returns the value range of the curves and lines of a panel, including 0. */
export function findVerticalRange(panel: PanelSpec, profiles: CurveSpec['profiles']): Range {
  const values = [
    0,
    ...panel.curves.flatMap((curve) => buildCurvePoints(curve, profiles).map(([, y]) => y)),
    ...panel.references.map(({ at }) => at),
    ...panel.marks.map(({ at }) => at[1]),
  ];
  return [panel.y.min ?? Math.min(...values), panel.y.max ?? Math.max(...values)];
}

type PanelLayout = {
  plot: Rect;
  x: AxisScale;
  range: Range;
  ticks: readonly Tick[];
  /** x of the guide lines that cross the panel. */
  guides: readonly number[];
  /** Height reserved at the top for the names of areas. */
  strip: number;
};

function buildName(panel: PanelSpec, plot: Rect, { notePx }: Format): Text {
  const y = plot.y - 14;
  return { shape: 'text', content: nameAxis(panel.y), x: plot.x + 12, y, sizePx: notePx, colour: 'secondary' };
}

function buildLabel(content: string, colour: Colour, sizePx: number): Text {
  return { shape: 'text', content, x: 0, y: 0, sizePx, colour };
}

type LabelledLine = { label: Text; line: readonly Point[] };

function placeLabels(requests: readonly LabelledLine[], surroundings: Surroundings): Text[] {
  const placed: Text[] = [];
  for (const { label, line } of requests) {
    const taken = [...surroundings.taken, ...placed.map(findTextRect)];
    const text = placeLineLabel(label, line, { ...surroundings, taken });
    if (!text) throw new Error(`曲线旁放不下“${label.content}”：缩短文字`);
    placed.push(text);
  }
  return placed;
}

/** Draws a chart: its axes, curves, reference lines and marks, each with its label. */
export function drawPanel(
  panel: PanelSpec,
  { plot, x, range, ticks, guides, strip }: PanelLayout,
  profiles: CurveSpec['profiles'],
  format: Format,
): { shapes: Shape[]; texts: Text[] } {
  const y = buildAxisScale(
    range[0],
    range[1],
    plot.y + plot.height - (range[0] < 0 ? footroom : 0),
    plot.y + strip + headroom,
  );
  const toPoint = ([atX, atY]: readonly [number, number]): Point => ({ x: x.toPixel(atX), y: y.toPixel(atY) });
  const curves = panel.curves.map((curve) => buildCurvePoints(curve, profiles).map(toPoint));
  const references = panel.references.map(({ at }) => [
    { x: plot.x, y: y.toPixel(at) },
    { x: right(plot), y: y.toPixel(at) },
  ]);
  const marks = panel.marks.map(({ at }) => toPoint(at));
  const axis = [
    { x: plot.x, y: y.toPixel(Math.max(0, range[0])) },
    { x: right(plot), y: y.toPixel(Math.max(0, range[0])) },
  ];
  const guideLines = guides.map((at) => [
    { x: at, y: plot.y },
    { x: at, y: plot.y + plot.height },
  ]);
  const { notePx } = format;
  const name = buildName(panel, plot, format);
  const labelTop = strip > 0 ? plot.y + strip : plot.y - 28; // the space next to the axis name is free
  const labels = placeLabels(
    [
      ...marks.map((mark, index) => ({
        label: buildLabel(panel.marks[index]?.label ?? '', 'text', notePx),
        line: [mark],
      })),
      ...references.map((line, index) => ({
        label: buildLabel(panel.references[index]?.label ?? '', 'secondary', notePx),
        line,
      })),
      ...(panel.curves.length > 1 || panel.curves[0]?.label !== undefined ? curves : []).map((line, index) => ({
        label: buildLabel(panel.curves[index]?.label ?? panel.y.label, strokes[index]?.stroke ?? 'text', notePx),
        line,
      })),
    ],
    {
      area: { x: plot.x + 4, y: labelTop, width: plot.width + 12, height: bottom(plot) - labelTop },
      lines: [...curves, ...references, axis, ...guideLines],
      taken: [findTextRect(name), ...marks.map((mark) => ({ x: mark.x - 6, y: mark.y - 6, width: 12, height: 12 }))],
    },
  );
  return {
    shapes: [
      ...references.map((points): Shape => ({ shape: 'line', points, stroke: 'line', strokeWidth: 2, dash: 'dashed' })),
      ...drawAxisLines(plot, y),
      ...drawVerticalTicks(ticks, plot, y, format),
      ...curves.map((points, index): Shape => ({ shape: 'line', points, strokeWidth: 3, ...strokes[index] })),
      ...marks.map((mark): Shape => ({
        shape: 'circle',
        ...mark,
        r: 5,
        fill: 'background',
        stroke: 'text',
        strokeWidth: 2,
      })),
    ],
    texts: [name, ...labels],
  };
}
