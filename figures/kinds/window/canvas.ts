import { buildConnector } from '../../drawing/connector';
import type { Shape } from '../../drawing/drawing';
import { buildTextBlock, placeInRect } from '../../drawing/textBlock';
import type { Piece, Style } from './piece';
import type { RegionOf } from './schema';

const boxGap = { x: 16, y: 26 };
const boxPadding = { x: 8, y: 9 };
const maxBoxWidth = 150;
const canvasPadding = { x: 16, y: 24 };
const minCanvasHeight = 120;

/** Builds a row of boxes of equal width, with the height of the tallest text. */
function buildBoxRow(texts: readonly string[], style: Style, width: number): Piece {
  const boxWidth = Math.min(maxBoxWidth, (width - (texts.length - 1) * boxGap.x) / texts.length);
  const blocks = texts.map((text) =>
    buildTextBlock([{ text, sizePx: style.notePx, colour: 'text' }], boxWidth - 2 * boxPadding.x),
  );
  const height = Math.max(...blocks.map((block) => block.height)) + 2 * boxPadding.y;
  return {
    width: texts.length * boxWidth + (texts.length - 1) * boxGap.x,
    height,
    draw: ({ x, y }) =>
      blocks.flatMap((block, index): Shape[] => {
        const rect = { x: x + index * (boxWidth + boxGap.x), y, width: boxWidth, height };
        return [
          { shape: 'box', ...rect, radius: 4, fill: 'background', stroke: 'line', strokeWidth: 2 },
          ...placeInRect(block, rect),
        ];
      }),
  };
}

/** Builds a drawing area with centred rows of boxes and, if `joined`, arrows from row to row. */
export function buildCanvas(
  { boxes, joined }: RegionOf<'canvas'>,
  style: Style,
  width: number,
  minHeight: number,
): Piece {
  const rows = boxes.map((texts) => buildBoxRow(texts, style, width - 2 * canvasPadding.x));
  const content =
    rows.reduce((sum, row) => sum + row.height, 0) + Math.max(0, rows.length - 1) * boxGap.y + 2 * canvasPadding.y;
  const height = Math.max(minHeight, minCanvasHeight, content);
  return {
    width,
    height,
    draw: ({ x, y }) => {
      const shapes: Shape[] = [
        { shape: 'box', x, y, width, height, radius: 4, fill: 'boxFill', stroke: 'boxBorder', strokeWidth: 2 },
      ];
      const middle = x + width / 2;
      let top = y + (height - content) / 2 + canvasPadding.y;
      rows.forEach((row, index) => {
        if (joined && index > 0) {
          shapes.push(
            ...buildConnector([
              { x: middle, y: top - boxGap.y },
              { x: middle, y: top },
            ]),
          );
        }
        shapes.push(...row.draw({ x: middle - row.width / 2, y: top }));
        top += row.height + boxGap.y;
      });
      return shapes;
    },
  };
}
