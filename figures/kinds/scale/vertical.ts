import { buildArrowHead } from '../../drawing/connector';
import type { Drawing, Format, Shape } from '../../drawing/drawing';
import { type TextBlock, buildTextBlock, placeInRect, placeTextBlock } from '../../drawing/textBlock';
import { tones } from '../../palette';
import { formatNumber } from '../../drawing/axisScale';
import { findPositionColour, nameScale } from './positionLabel';
import type { ScaleSpec } from './schema';
import { findLabelInterval, spacePositions } from './spacing';

const barWidth = 108;
const laneWidth = 18;
const plainInterval = 52;
const nameInterval = 26; // minimum for the names of two positions
const headLength = 10;
const minTrueHeight = 320;
const maxTrueHeight = 640;

type Bracket = { from: number; to: number; label: string; block: TextBlock; interval: number; lane: number };

/** Assigns each bracket a lane next to the bar and an interval for its label. */
function placeBrackets(spec: ScaleSpec, maxLabelWidth: number, { notePx }: Format): Bracket[] {
  const ats = spec.positions.map(({ at }) => at);
  const placed: Bracket[] = [];
  for (const bracket of spec.brackets) {
    const block = buildTextBlock([{ text: bracket.label, sizePx: notePx, colour: 'accent' }], maxLabelWidth);
    const first = ats.indexOf(bracket.from);
    const intervals = ats.slice(first, ats.indexOf(bracket.to)).map((_, index) => first + index);
    const interval = intervals.find((candidate) => !placed.some((other) => other.interval === candidate));
    if (interval === undefined) throw new Error(`放不下区间“${bracket.label}”：删去一个`);
    let lane = 0;
    while (placed.some((other) => other.lane === lane && other.from < bracket.to && bracket.from < other.to)) lane += 1;
    placed.push({ ...bracket, block, interval, lane });
  }
  return placed;
}

function drawBracket(x: number, from: number, to: number): Shape[] {
  const top = { x, y: to };
  const end = { x, y: from };
  return [
    {
      shape: 'line',
      points: [
        { x, y: to + headLength - 1 },
        { x, y: from - headLength + 1 },
      ],
      stroke: 'accent',
      strokeWidth: 2,
    },
    buildArrowHead(end, top, 'accent'),
    buildArrowHead(top, end, 'accent'),
  ];
}

/** Returns the height at which every interval has the space it needs. Throws when it exceeds a screen. */
function findTrueHeight(ats: readonly number[], needed: readonly number[]): number {
  const span = (ats.at(-1) ?? 1) - (ats[0] ?? 0);
  const heights = needed.map((need, index) => (need * span) / ((ats[index + 1] ?? 0) - (ats[index] ?? 0)));
  const height = Math.max(minTrueHeight, ...heights);
  if (height > maxTrueHeight) throw new Error('positions: 有的位置太近，不能按比例画，删去 proportional');
  return height;
}

/** Draws the scale as a vertical bar with names to its right, for narrow screens. */
export function layoutVertically(spec: ScaleSpec, format: Format): Drawing {
  const { margin, width, notePx } = format;
  const ats = spec.positions.map(({ at }) => at);
  const bar = { x: margin + 2, width: barWidth };
  const barRight = bar.x + bar.width;
  const laneCount = placeBrackets(spec, width, format).reduce((count, { lane }) => Math.max(count, lane + 1), 0);
  const textLeft = barRight + 20 + laneCount * laneWidth;
  const brackets = placeBrackets(spec, width - margin - textLeft, format);
  const zoneTexts = spec.zones.map(({ label, role }) =>
    buildTextBlock([{ text: label, sizePx: notePx, colour: tones[role].label }], barWidth - 12),
  );
  const needed = ats.slice(1).map((_, index) => {
    const label = brackets.find(({ interval }) => interval === index);
    const zone = zoneTexts[spec.zones.findIndex((candidate) => findLabelInterval(ats, candidate) === index)];
    const least = spec.proportional ? nameInterval : plainInterval;
    return Math.max(least, (zone?.height ?? 0) + 16, label ? label.block.height + 40 : 0);
  });
  const name = buildTextBlock(
    [{ text: nameScale(spec), sizePx: notePx, colour: 'secondary' }],
    width - 2 * margin - 28,
  );
  const top = margin + name.height + 24;
  const height = spec.proportional ? findTrueHeight(ats, needed) : needed.reduce((sum, need) => sum + need, 0);
  const ys = spacePositions(ats, needed, [0, height], spec.proportional).map((offset) => top + height - offset);
  const toY = (at: number): number => ys[ats.indexOf(at)] ?? 0;
  const zones = spec.zones.map(({ from, to, role }) => ({ ...bar, y: toY(to), height: toY(from) - toY(to), role }));
  const cells = spec.zones.map((zone) => {
    const interval = findLabelInterval(ats, zone);
    const y = ys[interval + 1] ?? 0;
    return { ...bar, y, height: (ys[interval] ?? 0) - y };
  });
  const labels = spec.positions.map(({ label, role, at }) =>
    buildTextBlock([
      {
        text: spec.numbers ? `${label}\u3000${formatNumber(at)}` : label,
        sizePx: notePx,
        colour: role === 'plain' ? 'text' : tones[role].label,
      },
    ]),
  );
  const arrowX = margin + 8;
  return {
    width,
    height: top + height + notePx + margin,
    shapes: [
      {
        shape: 'line',
        points: [
          { x: arrowX, y: margin + name.height },
          { x: arrowX, y: margin + 9 },
        ],
        stroke: 'line',
        strokeWidth: 2,
      },
      buildArrowHead({ x: arrowX, y: margin + 30 }, { x: arrowX, y: margin }, 'line'),
      ...placeTextBlock(name, { x: margin + 28, y: margin }, { align: 'start' }),
      ...zones.map(({ role, ...rect }): Shape => ({ shape: 'box', ...rect, fill: tones[role].fill })),
      { shape: 'box', ...bar, y: top, height, stroke: 'boxBorder', strokeWidth: 2 },
      ...zoneTexts.flatMap((block, index) => placeInRect(block, cells[index] ?? { ...bar, y: top, height })),
      ...spec.positions.map(({ role }, index): Shape => {
        const y = ys[index] ?? 0;
        const points = [
          { x: bar.x, y },
          { x: textLeft - 8, y },
        ];
        return { shape: 'line', points, stroke: findPositionColour(role), strokeWidth: 3 };
      }),
      ...labels.flatMap((block, index) =>
        placeTextBlock(block, { x: textLeft, y: (ys[index] ?? 0) - block.height / 2 }, { align: 'start' }),
      ),
      ...brackets.flatMap(({ from, to, lane, block, interval }) => [
        ...drawBracket(barRight + 14 + lane * laneWidth, toY(from), toY(to)),
        ...placeTextBlock(
          block,
          { x: textLeft, y: ((ys[interval] ?? 0) + (ys[interval + 1] ?? 0) - block.height) / 2 },
          { align: 'start' },
        ),
      ]),
    ],
  };
}
