import { buildTickRow, listTicks } from '../../drawing/axes';
import { buildAxisScale } from '../../drawing/axisScale';
import { buildConnector } from '../../drawing/connector';
import { drawDimensions, laneLineY, measureLanes } from '../../drawing/dimensionLines';
import { placeDimensions } from '../../drawing/dimensionLanes';
import type { Drawing, Format, Shape, Text } from '../../drawing/drawing';
import { type Rect, bottom, right } from '../../drawing/geometry';
import { buildGuideLine } from '../../drawing/guideLine';
import { measureText } from '../../drawing/measureText';
import { type TextBlock, buildTextBlock, findTextRect, placeTextBlock } from '../../drawing/textBlock';
import type { Kind } from '../kind';
import { type SignalSpec, type TimingSpec, timingSchema } from './schema';
import { drawLevelNames, drawWaveform } from './waveform';

const amplitude = 36;
const rowGap = 36;
const maxNameWidth = 170;
const axisOverhang = 18;
const axisGap = 24; // between the last signal and the time axis

function buildName({ label, note }: SignalSpec, { labelPx, notePx }: Format, maxWidth: number): TextBlock {
  return buildTextBlock(
    [
      { text: label, sizePx: labelPx, bold: true, colour: 'text' },
      note === undefined ? undefined : { text: note, sizePx: notePx, colour: 'secondary' },
    ],
    maxWidth,
  );
}

function findTimeRange({ time, signals, intervals, markers }: TimingSpec): readonly [number, number] {
  const times = [
    ...signals.flatMap(({ levels, values }) => (levels ?? values ?? []).map(([at]) => at)),
    ...intervals.flatMap(({ from, to }) => [from, to]),
    ...markers.map(({ at }) => at),
  ];
  return [time.min ?? Math.min(...times), time.max ?? Math.max(...times)];
}

type Row = { signal: SignalSpec; name: TextBlock; nameY: number; wave: Rect };

/** Stacks the signals, with names to the left of the waveforms in the wide format and above them in the narrow one. */
function stackRows(spec: TimingSpec, format: Format, top: number): Row[] {
  const { margin, width, notePx } = format;
  const beside = format.name === 'wide';
  const names = spec.signals.map((signal) => buildName(signal, format, beside ? maxNameWidth : width - 2 * margin));
  const nameColumn = beside ? Math.max(...names.map((name) => name.width)) + 16 : 0;
  const levelNames = spec.signals.flatMap(({ levels, high, low }) => (levels ? [high, low] : []));
  const levelColumn = Math.max(0, ...levelNames.map((name) => measureText(name, { sizePx: notePx }))) + 8;
  const x = margin + nameColumn + levelColumn;
  let y = top;
  return spec.signals.map((signal, index) => {
    const name = names[index] ?? buildName(signal, format, width);
    const waveTop = y + (beside ? Math.max(0, name.height - amplitude) / 2 : name.height + 14);
    const wave = { x, y: waveTop, width: width - margin - axisOverhang - x, height: amplitude };
    const nameY = beside ? waveTop + (amplitude - name.height) / 2 : y;
    y = bottom(wave) + (beside ? Math.max(rowGap, name.height - amplitude + 12) : rowGap - 4);
    return { signal, name, nameY, wave };
  });
}

/** Returns the topmost row with a change at `x`. */
function findChangingRow(rows: readonly Row[], x: number, toPixel: (time: number) => number): Row | undefined {
  const changesAt = ([time]: readonly [number, unknown], index: number) => index > 0 && toPixel(time) === x;
  return rows.find(({ signal }) => (signal.levels ?? signal.values ?? []).some(changesAt));
}

/** Draws the signals, the time axis below them, and then the intervals. */
function layout(spec: TimingSpec, format: Format): Drawing {
  const { margin, width, notePx } = format;
  const markerHeight = spec.markers.length > 0 ? 32 : 0;
  const rows = stackRows(spec, format, margin + markerHeight + 4);
  const last = rows.at(-1)?.wave ?? { x: margin, y: margin, width: 0, height: 0 };
  const [min, max] = findTimeRange(spec);
  const scale = buildAxisScale(min, max, last.x, right(last));
  const axis = { ...last, height: last.height + axisGap };
  const ticks = listTicks(spec.time, min, max, format.name === 'wide' ? 6 : 4);
  const tickRow = buildTickRow(spec.time, ticks, axis, scale.toPixel, format);
  const lanesTop = bottom(axis) + tickRow.height + 4;
  const placed = placeDimensions(
    spec.intervals.map(({ from, to, label }) => ({ from: scale.toPixel(from), to: scale.toPixel(to), label })),
    notePx,
    { left: margin, right: width - margin },
  );
  const names = rows.flatMap(({ name, nameY }) => placeTextBlock(name, { x: margin, y: nameY }, { align: 'start' }));
  const markers = spec.markers.map(({ at, label }): Text => ({
    shape: 'text',
    content: label,
    x: Math.min(
      Math.max(scale.toPixel(at), margin + measureText(label, { sizePx: notePx }) / 2),
      width - margin - measureText(label, { sizePx: notePx }) / 2,
    ),
    y: margin + notePx,
    sizePx: notePx,
    colour: 'warning',
    anchor: 'middle',
  }));
  const waves = rows.flatMap(({ signal, wave }) => drawWaveform(signal, wave, scale.toPixel, format));
  const texts = [...names, ...markers, ...tickRow.texts];
  const valueTexts = waves.filter((shape) => shape.shape === 'text');
  const obstacles = [...texts, ...valueTexts].map(findTextRect);
  const guideEnds = new Map<number, number>();
  for (const { from, to, lane } of placed) {
    for (const x of [from, to]) guideEnds.set(x, Math.max(guideEnds.get(x) ?? 0, laneLineY(lane, lanesTop) + 6));
  }
  const guides = [
    ...[...guideEnds].flatMap(([x, end]) => {
      const wave = findChangingRow(rows, x, scale.toPixel)?.wave ?? rows[0]?.wave ?? last;
      return buildGuideLine(x, wave.y - 6, end, obstacles);
    }),
    ...spec.markers.flatMap(({ at }) =>
      buildGuideLine(scale.toPixel(at), margin + notePx + 8, bottom(axis), obstacles),
    ),
  ];
  const axisStart = { x: axis.x, y: bottom(axis) };
  return {
    width,
    height: lanesTop + measureLanes(placed) + margin,
    shapes: [
      ...waves.filter((shape) => shape.shape === 'box'),
      ...guides,
      ...waves.filter((shape) => shape.shape !== 'box'),
      ...rows.flatMap(({ signal, wave }): Shape[] => drawLevelNames(signal, wave, format)),
      ...buildConnector([axisStart, { x: right(axis) + axisOverhang, y: axisStart.y }]),
      ...tickRow.shapes,
      ...texts,
      ...drawDimensions(placed, lanesTop, notePx),
    ],
  };
}

export const timing: Kind<TimingSpec> = { schema: timingSchema, layout };
