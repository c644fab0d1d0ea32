import type { Shape } from '../../drawing/drawing';
import { measureText } from '../../drawing/measureText';
import type { Screen } from '../../figureFacts';
import { type Piece, type Style, baselineOf, drawText } from './piece';

const padding = { x: 20, y: 10 };
const radius = 6;

function drawCross(x: number, y: number): Shape[] {
  const half = 6;
  return [1, -1].map((direction) => ({
    shape: 'line',
    points: [
      { x: x - half, y: y - half * direction },
      { x: x + half, y: y + half * direction },
    ],
    stroke: 'secondary',
    strokeWidth: 2,
  }));
}

/** Builds the menu path and the name of the screen, in two lines if one is too narrow. */
function buildTitle({ label, path }: Screen, { labelPx, notePx }: Style, width: number): Piece {
  const prefix = path.length > 0 ? `${path.join(' > ')} > ` : '';
  const prefixWidth = measureText(prefix, { sizePx: notePx });
  const line = Math.round(labelPx * 1.5);
  const fits = prefixWidth + measureText(label, { sizePx: labelPx, bold: true }) <= width;
  if (prefix === '' || fits) {
    return {
      width,
      height: line,
      draw: ({ x, y }) => [
        ...(prefix === ''
          ? []
          : [drawText(prefix.trimEnd(), { x, y: baselineOf(y, line, notePx) }, notePx, 'secondary')]),
        drawText(label, { x: x + prefixWidth, y: baselineOf(y, line, notePx) }, labelPx, 'text', true),
      ],
    };
  }
  return {
    width,
    height: 2 * line,
    draw: ({ x, y }) => [
      drawText(prefix.trimEnd(), { x, y: baselineOf(y, line, notePx) }, notePx, 'secondary'),
      drawText(label, { x, y: baselineOf(y + line, line, labelPx) }, labelPx, 'text', true),
    ],
  };
}

/** Builds the window around its content: a title bar, with a close button for a dialog. */
export function buildFrame(screen: Screen, isDialog: boolean, content: Piece, style: Style): Piece {
  const { width } = content;
  const title = buildTitle(
    isDialog ? { ...screen, path: [] } : screen,
    style,
    width - 2 * padding.x - (isDialog ? 30 : 0),
  );
  const barHeight = title.height + 2 * padding.y;
  const height = barHeight + content.height;
  return {
    width,
    height,
    draw: ({ x, y }) => [
      { shape: 'box', x, y, width, height, radius, fill: 'background' },
      { shape: 'box', x, y, width, height: barHeight, radius, fill: 'boxFill' },
      { shape: 'box', x, y: y + barHeight - radius, width, height: radius, fill: 'boxFill' },
      {
        shape: 'line',
        points: [
          { x, y: y + barHeight },
          { x: x + width, y: y + barHeight },
        ],
        stroke: 'boxBorder',
        strokeWidth: 2,
      },
      { shape: 'box', x, y, width, height, radius, stroke: 'line', strokeWidth: 2 },
      ...title.draw({ x: x + padding.x, y: y + padding.y }),
      ...(isDialog ? drawCross(x + width - 24, y + barHeight / 2) : []),
      ...content.draw({ x, y: y + barHeight }),
    ],
  };
}
