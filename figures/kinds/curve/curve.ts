import { drawDimensions, laneLineY, measureLanes } from '../../drawing/dimensionLines';
import { placeDimensions } from '../../drawing/dimensionLanes';
import type { Drawing, Format } from '../../drawing/drawing';
import { bottom } from '../../drawing/geometry';
import { buildGuideLine } from '../../drawing/guideLine';
import { measureText } from '../../drawing/measureText';
import { findTextRect } from '../../drawing/textBlock';
import { buildTickRow, listTicks } from '../../drawing/axes';
import { buildAxisScale } from '../../drawing/axisScale';
import type { Kind } from '../kind';
import { buildCurvePoints } from './curvePoints';
import { buildAreas } from './areas';
import { drawPanel, findVerticalRange } from './panel';
import { type CurveSpec, curveSchema } from './schema';

const plotHeight = { wide: { 1: 232, 2: 152, 3: 120 }, narrow: { 1: 200, 2: 144, 3: 120 } } as const;
const nameHeight = 40; // name and arrow of the vertical axis above a chart
const panelGap = 20;
const axisOverhang = 18;

function findHorizontalRange({ x, panels, profiles, areas, brackets }: CurveSpec): readonly [number, number] {
  const values = [
    ...panels.flatMap(({ curves }) => curves.flatMap((curve) => buildCurvePoints(curve, profiles).map(([at]) => at))),
    ...[...areas, ...brackets].flatMap(({ from, to }) => [from, to]),
  ];
  return [x.min ?? Math.min(...values), x.max ?? Math.max(...values)];
}

/** Stacks the charts with phases above, and ticks and dimension lines below. */
function layout(spec: CurveSpec, format: Format): Drawing {
  const { notePx, margin, width } = format;
  const panelCount = spec.panels.length === 1 ? 1 : spec.panels.length === 2 ? 2 : 3;
  const height = plotHeight[format.name][panelCount];
  const panels = spec.panels.map((panel) => {
    const range = findVerticalRange(panel, spec.profiles);
    return { panel, range, ticks: listTicks(panel.y, range[0], range[1], panelCount === 1 ? 5 : 3) };
  });
  const tickWidth = Math.max(
    0,
    ...panels.flatMap(({ ticks }) => ticks.map(({ label }) => measureText(label, { sizePx: notePx }))),
  );
  const left = margin + (tickWidth > 0 ? tickWidth + 12 : 4);
  const plotWidth = width - margin - axisOverhang - left;
  const [min, max] = findHorizontalRange(spec);
  const x = buildAxisScale(min, max, left, left + plotWidth);
  const areas = buildAreas(spec, x, left + plotWidth + axisOverhang, format);
  const placed = placeDimensions(
    spec.brackets.map(({ from, to, label }) => ({ from: x.toPixel(from), to: x.toPixel(to), label })),
    notePx,
    { left: margin, right: width - margin },
  );
  const guides = [...new Set(placed.flatMap(({ from, to }) => [from, to]))].filter((at) => at > left + 1);
  const edges = spec.areas.flatMap(({ from, to }) => [x.toPixel(from), x.toPixel(to)]).filter((at) => at > left + 1);
  const drawn = panels.map(({ panel, range, ticks }, index) => {
    const strip = index === 0 ? areas.strip : 0;
    const y = margin + nameHeight + index * (nameHeight + height + panelGap) + (index === 0 ? 0 : areas.strip);
    const plot = { x: left, y, width: plotWidth, height: height + strip };
    const place = { plot, x, range, ticks, guides: [...guides, ...edges], strip };
    return { plot, ...drawPanel(panel, place, spec.profiles, format) };
  });
  const lastPlot = drawn.at(-1)?.plot ?? { x: left, y: margin, width: plotWidth, height };
  const ticks = listTicks(spec.x, min, max, format.name === 'wide' ? 6 : 4);
  const tickRow = buildTickRow(spec.x, ticks, lastPlot, x.toPixel, format);
  const lanesTop = bottom(lastPlot) + tickRow.height + 4;
  const firstPlotTop = drawn[0]?.plot.y ?? margin;
  const texts = [...areas.placeNames(firstPlotTop), ...drawn.flatMap((panel) => panel.texts), ...tickRow.texts];
  const obstacles = texts.map(findTextRect);
  const laneEnds = new Map<number, number>();
  for (const { from, to, lane } of placed) {
    for (const at of [from, to]) laneEnds.set(at, Math.max(laneEnds.get(at) ?? 0, laneLineY(lane, lanesTop) + 6));
  }
  return {
    width,
    height: lanesTop + measureLanes(placed) + margin,
    shapes: [
      ...areas.drawFills(drawn.map(({ plot }) => plot)),
      ...edges.flatMap((at) => buildGuideLine(at, firstPlotTop, bottom(lastPlot), obstacles)),
      ...[...laneEnds].flatMap(([at, end]) =>
        buildGuideLine(at, at > left + 1 ? firstPlotTop : bottom(lastPlot) + 6, end, obstacles),
      ),
      ...drawn.flatMap((panel) => panel.shapes),
      ...tickRow.shapes,
      ...texts,
      ...drawDimensions(placed, lanesTop, notePx),
    ],
  };
}

export const curve: Kind<CurveSpec> = { schema: curveSchema, layout };
