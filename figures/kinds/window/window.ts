import type { Drawing, Format, Shape } from '../../drawing/drawing';
import type { Rect } from '../../drawing/geometry';
import type { FigureFacts, Screen } from '../../figureFacts';
import type { Kind } from '../kind';
import { buildFrame } from './frame';
import { type FindElement, numberElements } from './numbering';
import { type Piece, type Style, buildStyle, stackPieces } from './piece';
import { buildRegion } from './region';
import { type Region, type WindowSpec, places, windowSchema } from './schema';

type Place = Region['place'];

const columnShare = { left: 0.27, right: 0.3 } as const; // share of the window width
const dialogWidth = 500;
const backdrop = 16; // around a dialog
const regionGap = 24;
const edge = 4; // between texts and the sides of their column
const inset = { wide: { x: 18, y: 22 }, narrow: { x: 16, y: 20 } } as const;

/** Confines texts without a `within` to the given rectangle. */
function confineTexts(shapes: readonly Shape[], within: Rect): Shape[] {
  return shapes.map((shape) => (shape.shape === 'text' ? { within, ...shape } : shape));
}

/** Stacks the regions of an area with padding. A canvas fills the rest of `minHeight`. */
function buildColumn(regions: readonly Region[], find: FindElement, style: Style, width: number, minHeight = 0): Piece {
  const { x: insetX, y: insetY } = inset[style.name];
  const build = (canvasHeight: number) =>
    stackPieces(
      regions.map((region) =>
        buildRegion(region, find, style, width - 2 * insetX, region.type === 'canvas' ? canvasHeight : 0),
      ),
      regionGap,
    );
  const others = build(0).height;
  const canvas = regions.find(({ type }) => type === 'canvas');
  const canvasHeight = canvas ? buildRegion(canvas, find, style, width - 2 * insetX, 0).height : 0;
  const stack = build(minHeight - 2 * insetY - (others - canvasHeight));
  const height = stack.height + 2 * insetY;
  return {
    width,
    height,
    draw: ({ x, y }) =>
      confineTexts(stack.draw({ x: x + insetX, y: y + insetY }), { x: x + edge, y, width: width - 2 * edge, height }),
  };
}

const line = (x1: number, y1: number, x2: number, y2: number): Shape => ({
  shape: 'line',
  points: [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
  ],
  stroke: 'boxBorder',
  strokeWidth: 2,
});

/** Joins columns of equal height with lines between them. */
function joinColumns(columns: readonly Piece[]): Piece {
  const height = Math.max(...columns.map((column) => column.height));
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  return {
    width,
    height,
    draw: ({ x, y }) => {
      let left = x;
      return columns.flatMap((column, index) => {
        const shapes = [...(index > 0 ? [line(left, y, left, y + height)] : []), ...column.draw({ x: left, y })];
        left += column.width;
        return shapes;
      });
    },
  };
}

function stackRows(rows: readonly Piece[]): Piece {
  const stack = stackPieces(rows, 0);
  return {
    ...stack,
    draw: ({ x, y }) => {
      let top = y;
      const lines = rows.map((row) => {
        top += row.height;
        return line(x, top, x + stack.width, top);
      });
      return [...lines.slice(0, -1), ...stack.draw({ x, y })];
    },
  };
}

/** Places the regions in their areas, stacked in reading order in the narrow format. */
function placeRegions({ regions }: WindowSpec, find: FindElement, style: Style, width: number): Piece {
  const build = (place: Place, columnWidth: number, minHeight?: number): Piece[] => {
    const here = regions.filter((region) => region.place === place);
    return here.length > 0 ? [buildColumn(here, find, style, columnWidth, minHeight)] : [];
  };
  if (style.name === 'narrow') {
    return stackRows(places.flatMap((place) => build(place, width)));
  }
  const has = (place: Place) => regions.some((region) => region.place === place);
  const left = has('left') ? Math.round(width * columnShare.left) : 0;
  const right = has('right') ? Math.round(width * columnShare.right) : 0;
  const top = build('top', width);
  const sides = [...build('left', left), ...build('right', right)];
  const tallest = Math.max(0, ...sides.map(({ height }) => height));
  const columns = [...build('left', left), ...build('main', width - left - right, tallest), ...build('right', right)];
  return stackRows([...top, ...(columns.length > 0 ? [joinColumns(columns)] : []), ...build('bottom', width)]);
}

function findScreen(spec: WindowSpec, facts: FigureFacts): Screen {
  const screen = facts.findScreen(spec.screen);
  if (!screen) throw new Error(`screen: 事实库中没有画面“${spec.screen}”`);
  return screen;
}

/** Draws the window of a screen with the labels and control types of the facts. */
function layout(spec: WindowSpec, format: Format, facts: FigureFacts): Drawing {
  const screen = findScreen(spec, facts);
  const style = buildStyle(format);
  const isDialog = spec.frame === 'dialog';
  const room = format.width - 2 * format.margin;
  const width = isDialog ? Math.min(dialogWidth, room - 2 * backdrop) : room;
  const content = placeRegions(spec, numberElements(screen, spec.screen, spec.numbered), style, width);
  const frame = buildFrame(screen, isDialog, content, style);
  const top = format.margin + (isDialog ? backdrop : 0);
  const height = frame.height + 2 * top;
  const behind: Shape[] = isDialog ? [{ shape: 'box', x: 0, y: 0, width: format.width, height, fill: 'boxFill' }] : [];
  return { width: format.width, height, shapes: [...behind, ...frame.draw({ x: (format.width - width) / 2, y: top })] };
}

function listBadges(spec: WindowSpec, facts: FigureFacts): string[] {
  const find = numberElements(findScreen(spec, facts), spec.screen, spec.numbered);
  return spec.numbered.map((id) => find(id).label);
}

export const window: Kind<WindowSpec> = { schema: windowSchema, layout, listBadges };
