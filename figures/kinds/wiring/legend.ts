import type { Format, Shape } from '../../drawing/drawing';
import { measureText } from '../../drawing/measureText';
import { baselineBelowMiddleEm } from '../../drawing/textBlock';
import { type WireSpec, wireTypes } from './schema';
import { wireLines } from './wires';

const remark = '接线以设备手册为准';
const sampleWidth = 40;
const sampleGap = 8;
const itemGap = 20;
const lineHeightEm = 1.6;

/** Draws the legend of the line types if there are several, and the remark of every wiring figure. */
export function drawLegend(
  wires: readonly WireSpec[],
  top: number,
  { margin, width, notePx }: Format,
): { shapes: Shape[]; height: number } {
  const used = wireTypes.filter((type) => wires.some((wire) => wire.type === type));
  const items = used.length > 1 ? used : [];
  const lineHeight = Math.round(notePx * lineHeightEm);
  const baseline = lineHeight / 2 + notePx * baselineBelowMiddleEm;
  const shapes: Shape[] = [];
  let [x, y] = [margin, top];
  for (const type of items) {
    const { name, colour, dash, strokeWidth } = wireLines[type];
    const itemWidth = sampleWidth + sampleGap + measureText(name, { sizePx: notePx });
    if (x > margin && x + itemWidth > width - margin) [x, y] = [margin, y + lineHeight];
    const points = [
      { x, y: y + lineHeight / 2 },
      { x: x + sampleWidth, y: y + lineHeight / 2 },
    ];
    shapes.push(
      { shape: 'line', points, stroke: colour, strokeWidth, dash },
      {
        shape: 'text',
        content: name,
        x: x + sampleWidth + sampleGap,
        y: y + baseline,
        sizePx: notePx,
        colour: 'secondary',
      },
    );
    x += itemWidth + itemGap;
  }
  const remarkWidth = measureText(remark, { sizePx: notePx });
  if (items.length > 0 && x + remarkWidth > width - margin) y += lineHeight;
  const right = width - margin;
  shapes.push({
    shape: 'text',
    content: remark,
    x: right,
    y: y + baseline,
    sizePx: notePx,
    colour: 'secondary',
    anchor: 'end',
  });
  return { shapes, height: y + lineHeight - top };
}
