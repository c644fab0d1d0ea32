import type { Colour } from '../palette';
import type { Point, Rect, Size } from './geometry';

/** Dash patterns distinguish lines without colour. */
export type Dash = 'dashed' | 'dotted' | 'dashDot';

type Stroke = { stroke?: Colour; strokeWidth?: number; dash?: Dash };

export type Box = Rect & Stroke & { shape: 'box'; fill?: Colour; radius?: number };
export type Polygon = Stroke & { shape: 'polygon'; points: readonly Point[]; fill?: Colour };
/** Polyline with corners rounded by `radius`. */
export type Line = Stroke & { shape: 'line'; points: readonly Point[]; radius?: number };
export type Circle = Point & Stroke & { shape: 'circle'; r: number; fill?: Colour };

/** One line of text with its baseline at `y`. */
export type Text = Point & {
  shape: 'text';
  content: string;
  sizePx: number;
  colour: Colour;
  anchor?: 'start' | 'middle' | 'end';
  bold?: boolean;
  mono?: boolean;
  /** Rotated by 90° around its point, running downwards. */
  turned?: boolean;
  /** Box or cell that must contain the text. Checked by `findDrawingFaults`. */
  within?: Rect;
};

export type Shape = Box | Polygon | Line | Circle | Text;

/** Shapes in painting order on a background of the given size. */
export type Drawing = Size & { shapes: readonly Shape[] };

/** Width and text sizes of one of the two layouts of a figure. */
export type Format = {
  name: 'wide' | 'narrow';
  /** Name in messages for writers. */
  label: string;
  width: number;
  /** Empty border of the canvas. */
  margin: number;
  /** Text size of box names. */
  labelPx: number;
  /** Text size of everything else, the smallest in a figure. */
  notePx: number;
};

/**
 * `wide` is for pages (a column of 565 px to 640 px), `narrow` for phones in portrait, at least 328 px wide. The
 * smallest text is then displayed at 15 px or more.
 */
export const formats = {
  wide: { name: 'wide', label: '页面上的图', width: 640, margin: 16, labelPx: 18, notePx: 17 },
  narrow: { name: 'narrow', label: '手机上的图', width: 360, margin: 10, labelPx: 18, notePx: 17 },
} as const satisfies Record<Format['name'], Format>;
