import { type Colour, type Mode, palette } from '../palette';
import type { Dash, Drawing, Line, Shape } from './drawing';
import type { Point } from './geometry';

const fontFamily = "system-ui, 'PingFang SC', 'Microsoft YaHei UI', 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif";
const monoFamily = "ui-monospace, Consolas, 'DejaVu Sans Mono', 'Noto Sans CJK SC', monospace";

const dashArrays: Readonly<Record<Dash, string>> = { dashed: '6 4', dotted: '2 4', dashDot: '10 4 2 4' };

type Attributes = Readonly<Record<string, string | number | undefined>>;

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Rounds to one decimal. Smaller differences are invisible, and their rounding differs between machines. */
function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function element(name: string, attributes: Attributes, content?: string): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : escapeXml(value ?? '')}"`)
    .join('');
  return content === undefined ? `<${name}${written}/>` : `<${name}${written}>${escapeXml(content)}</${name}>`;
}

type Paint = (colour: Colour | undefined) => string;

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(distance, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** Returns the path data of a line with its corners rounded by `radius`. */
function buildPathData({ points, radius = 0 }: Line): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${at(point)}`;
      if (!after || radius === 0) return `L${at(point)}`;
      return `L${at(towards(point, before, radius))} Q${at(point)} ${at(towards(point, after, radius))}`;
    })
    .join(' ');
}

function writeShape(shape: Shape, paint: Paint): string {
  const stroke =
    shape.shape !== 'text' && shape.stroke !== undefined
      ? {
          stroke: paint(shape.stroke),
          'stroke-width': shape.strokeWidth ?? 2,
          'stroke-dasharray': shape.dash && dashArrays[shape.dash],
        }
      : {};
  switch (shape.shape) {
    case 'box': {
      const { x, y, width, height, radius, fill } = shape;
      return element('rect', { x, y, width, height, rx: radius, fill: paint(fill), ...stroke });
    }
    case 'polygon':
      return element('polygon', {
        points: shape.points.map(({ x, y }) => `${round(x)},${round(y)}`).join(' '),
        fill: paint(shape.fill),
        ...stroke,
        'stroke-linejoin': shape.stroke && 'round',
      });
    case 'line':
      return element('path', { d: buildPathData(shape), fill: 'none', ...stroke, 'stroke-linejoin': 'round' });
    case 'circle':
      return element('circle', { cx: shape.x, cy: shape.y, r: shape.r, fill: paint(shape.fill), ...stroke });
    case 'text': {
      const { x, y, sizePx, colour, anchor, bold, mono, turned, content } = shape;
      return element(
        'text',
        {
          x,
          y,
          'font-size': sizePx,
          fill: paint(colour),
          'text-anchor': anchor === 'start' ? undefined : anchor,
          'font-weight': bold === true ? 600 : undefined,
          transform: turned === true ? `rotate(90 ${round(x)} ${round(y)})` : undefined,
          'font-family': mono === true ? monoFamily : undefined,
        },
        content,
      );
    }
  }
}

/** Writes the drawing as an SVG file in the colours of `mode`, with its accessible name and description. */
export function writeSvg(
  { width, height, shapes }: Drawing,
  { title, description }: { title: string; description: string },
  mode: Mode,
): string {
  const paint: Paint = (colour) => (colour === undefined ? 'none' : palette[colour][mode]);
  const size = `width="${round(width)}" height="${round(height)}" viewBox="0 0 ${round(width)} ${round(height)}"`;
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" font-family="${fontFamily}">`,
    element('title', {}, title),
    element('desc', {}, description),
    element('rect', { width, height, fill: paint('background') }),
    ...shapes.map((shape) => writeShape(shape, paint)),
  ].join('\n')}\n</svg>\n`;
}
