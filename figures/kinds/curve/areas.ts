import type { Format, Shape, Text } from '../../drawing/drawing';
import type { Rect } from '../../drawing/geometry';
import { measureText } from '../../drawing/measureText';
import { type TextBlock, buildTextBlock, placeTextBlock } from '../../drawing/textBlock';
import { type Tone, tones } from '../../palette';
import type { AxisScale } from '../../drawing/axisScale';
import type { CurveSpec } from './schema';

const nameGap = 8;
const stripPadding = { top: 6, bottom: 14 };
const minNameWidthEm = 4; // minimum width of a wrapped name

export type Areas = {
  strip: number;
  drawFills: (plots: readonly Rect[]) => Shape[];
  placeNames: (top: number) => Text[];
};

type Span = { x: number; width: number; block: TextBlock };
type Name = { block: TextBlock; left: number; tier: number };

/** Centres names in their areas. A name wider than its area extends beyond it, in another row if necessary. */
function assignTiers(spans: readonly Span[], [plotLeft, plotRight]: readonly [number, number]): Name[] {
  const placed: Name[] = [];
  for (const { x, width, block } of spans) {
    const left = Math.min(Math.max(x + (width - block.width) / 2, plotLeft), plotRight - block.width);
    const touches = (other: Name) =>
      other.left < left + block.width + nameGap && left < other.left + other.block.width + nameGap;
    let tier = 0;
    while (placed.some((other) => other.tier === tier && touches(other))) tier += 1;
    placed.push({ block, left, tier });
  }
  return placed;
}

/** Builds the phases: a fill through every chart and a name at the top of the first chart. */
export function buildAreas({ areas }: CurveSpec, x: AxisScale, plotRight: number, { notePx }: Format): Areas {
  const spans = areas.map(({ from, to, label, role }) => {
    const width = x.toPixel(to) - x.toPixel(from);
    const least = Math.min(measureText(label, { sizePx: notePx }), minNameWidthEm * notePx);
    const text = { text: label, sizePx: notePx, colour: tones[role].label };
    return { x: x.toPixel(from), width, role, block: buildTextBlock([text], Math.max(width - nameGap, least)) };
  });
  const names = assignTiers(spans, [x.toPixel(x.min) + nameGap, plotRight]);
  const tierHeight = Math.max(0, ...names.map(({ block }) => block.height)) + 2;
  const height = Math.max(0, ...names.map(({ tier }) => tier + 1)) * tierHeight;
  const fillOf = (role: Tone) => (role === 'plain' ? undefined : tones[role].fill);
  return {
    strip: height === 0 ? 0 : height + stripPadding.top + stripPadding.bottom,
    drawFills: (plots) =>
      spans.flatMap(({ x: left, width, role }) =>
        plots.map(({ y, height: plotHeight }): Shape => ({
          shape: 'box',
          x: left,
          y,
          width,
          height: plotHeight,
          fill: fillOf(role),
        })),
      ),
    placeNames: (top) =>
      names.flatMap(({ block, left, tier }) =>
        placeTextBlock(
          block,
          { x: left + block.width / 2, y: top + stripPadding.top + tier * tierHeight },
          { align: 'middle' },
        ),
      ),
  };
}
