import type { Colour } from '../palette';
import type { Point, Rect, Size } from './geometry';

/** Tells lines apart without colour. */
export type Dash = 'dashed' | 'dotted' | 'dashDot';

type Stroke = { stroke?: Colour; strokeWidth?: number; dash?: Dash };

export type Box = Rect & Stroke & { shape: 'box'; fill?: Colour; radius?: number };
export type Polygon = Stroke & { shape: 'polygon'; points: readonly Point[]; fill?: Colour };
/** A polyline; `radius` rounds its corners. */
export type Line = Stroke & { shape: 'line'; points: readonly Point[]; radius?: number };
export type Circle = Point & Stroke & { shape: 'circle'; r: number; fill?: Colour };

/** One line of text. `y` is its baseline. */
export type Text = Point & {
  shape: 'text';
  content: string;
  sizePx: number;
  colour: Colour;
  anchor?: 'start' | 'middle' | 'end';
  bold?: boolean;
  mono?: boolean;
  /** Turned by a quarter around its point: it runs downwards. */
  turned?: boolean;
  /** Where the text must stay: its box, its cell. Checked by `findDrawingFaults`. */
  within?: Rect;
};

export type Shape = Box | Polygon | Line | Circle | Text;

/** A figure as shapes in painting order, on a background of its size. */
export type Drawing = Size & { shapes: readonly Shape[] };

/** Widths and text sizes of one of the two files a figure is drawn as. */
export type Format = {
  name: 'wide' | 'narrow';
  width: number;
  /** Distance of everything from the edge of the canvas. */
  margin: number;
  /** Names of boxes. */
  labelPx: number;
  /** Everything else; the smallest text there is. */
  notePx: number;
};

/**
 * `wide` stands in the page (a column of 565 px to 640 px), `narrow` on a phone in portrait, at least 328 px wide.
 * Their smallest text is then shown at 15 px or more.
 */
export const formats = {
  wide: { name: 'wide', width: 640, margin: 16, labelPx: 18, notePx: 17 },
  narrow: { name: 'narrow', width: 360, margin: 10, labelPx: 18, notePx: 17 },
} as const satisfies Record<Format['name'], Format>;
