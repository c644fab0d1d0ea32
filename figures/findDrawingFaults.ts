import { type Drawing, type Shape, type Text, formats } from './drawing/drawing';
import {
  type Point,
  type Rect,
  bottom,
  buildSegments,
  contains,
  crosses,
  grow,
  overlap,
  right,
} from './drawing/geometry';
import { findTextRect } from './drawing/textBlock';

const canvasMarginPx = 4;
const airPx = 1;
const minTextPx = Math.min(...Object.values(formats).map(({ notePx }) => notePx));

/** Whether a stroke of `shape` runs through `rect`; a box around it or far from it does not. */
function strokeCrosses(shape: Shape, rect: Rect): boolean {
  if (shape.shape === 'text' || shape.stroke === undefined) return false;
  switch (shape.shape) {
    case 'box':
      return overlap(shape, rect) && !contains(shape, rect);
    case 'circle': {
      const { x, y, r } = shape;
      return overlap({ x: x - r, y: y - r, width: 2 * r, height: 2 * r }, rect) && measureReach(shape, rect) > r;
    }
    case 'line':
      return buildSegments(shape.points).some((segment) => crosses(segment, rect));
    case 'polygon':
      return buildSegments([...shape.points, ...shape.points.slice(0, 1)]).some((segment) => crosses(segment, rect));
  }
}

/** How far the farthest corner of `rect` is from the middle of the circle. */
function measureReach({ x, y }: Point, rect: Rect): number {
  return Math.hypot(
    Math.max(Math.abs(x - rect.x), Math.abs(x - right(rect))),
    Math.max(Math.abs(y - rect.y), Math.abs(y - bottom(rect))),
  );
}

/** Whether a fill hides what was painted at `rect` before. */
function covers(shape: Shape, rect: Rect): boolean {
  if (shape.shape === 'box') return shape.fill !== undefined && contains(grow(shape, airPx), rect);
  return shape.shape === 'circle' && shape.fill !== undefined && measureReach(shape, rect) <= shape.r + airPx;
}

/** Strokes through `text` that nothing painted between them hides. */
function isCrossed(text: Text, index: number, shapes: readonly Shape[]): boolean {
  const rect = grow(findTextRect(text), -airPx);
  return shapes.some(
    (shape, position) =>
      strokeCrosses(shape, rect) &&
      !shapes.slice(position + 1, index).some((cover) => position < index && covers(cover, rect)),
  );
}

/**
 * What a good illustrator would not leave in a drawing, one sentence each: text outside the canvas or its box, text on
 * text, lines through text, text too small to read on a phone. Empty for a good drawing.
 */
export function findDrawingFaults({ width, height, shapes }: Drawing): string[] {
  const canvas = grow({ x: 0, y: 0, width, height }, -canvasMarginPx);
  const texts = shapes.flatMap((shape, index) =>
    shape.shape === 'text' ? [{ shape, index, rect: findTextRect(shape) }] : [],
  );
  return texts.flatMap(({ shape: text, index, rect }, position) => {
    const faults: string[] = [];
    if (!contains(canvas, rect)) faults.push(`“${text.content}” leaves the canvas`);
    if (text.within && !contains(grow(text.within, airPx), rect)) faults.push(`“${text.content}” leaves its box`);
    if (text.sizePx < minTextPx) faults.push(`“${text.content}” is smaller than ${minTextPx} px`);
    if (isCrossed(text, index, shapes)) faults.push(`a line crosses “${text.content}”`);
    for (const other of texts.slice(position + 1)) {
      if (overlap(rect, other.rect)) faults.push(`“${text.content}” and “${other.shape.content}” overlap`);
    }
    return faults;
  });
}
