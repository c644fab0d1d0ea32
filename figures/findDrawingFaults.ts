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
const tolerancePx = 1;
const minTextPx = Math.min(...Object.values(formats).map(({ notePx }) => notePx));

/** Returns whether a stroke of `shape` crosses `rect`. A box around `rect` does not. */
function strokeCrosses(shape: Shape, rect: Rect): boolean {
  if (shape.shape === 'text' || shape.stroke === undefined) return false;
  switch (shape.shape) {
    case 'box':
      return overlap(shape, rect) && !contains(shape, rect);
    case 'circle': {
      const { x, y, r } = shape;
      return (
        overlap({ x: x - r, y: y - r, width: 2 * r, height: 2 * r }, rect) && farthestCornerDistance(shape, rect) > r
      );
    }
    case 'line':
      return buildSegments(shape.points).some((segment) => crosses(segment, rect));
    case 'polygon':
      return buildSegments([...shape.points, ...shape.points.slice(0, 1)]).some((segment) => crosses(segment, rect));
  }
}

/** Returns the distance from the centre of a circle to the farthest corner of `rect`. */
function farthestCornerDistance({ x, y }: Point, rect: Rect): number {
  return Math.hypot(
    Math.max(Math.abs(x - rect.x), Math.abs(x - right(rect))),
    Math.max(Math.abs(y - rect.y), Math.abs(y - bottom(rect))),
  );
}

/** Returns whether the fill of `shape` hides everything painted at `rect` before. */
function covers(shape: Shape, rect: Rect): boolean {
  if (shape.shape === 'box') return shape.fill !== undefined && contains(grow(shape, tolerancePx), rect);
  return (
    shape.shape === 'circle' && shape.fill !== undefined && farthestCornerDistance(shape, rect) <= shape.r + tolerancePx
  );
}

/** Returns whether a stroke crosses `text` without a fill between them that hides it. */
function isCrossed(text: Text, index: number, shapes: readonly Shape[]): boolean {
  const rect = grow(findTextRect(text), -tolerancePx);
  return shapes.some(
    (shape, position) =>
      strokeCrosses(shape, rect) &&
      !shapes.slice(position + 1, index).some((cover) => position < index && covers(cover, rect)),
  );
}

/**
 * Returns one sentence per fault of the drawing: text outside the canvas or its box, overlapping texts, lines through
 * text, text too small to read on a phone.
 */
export function findDrawingFaults({ width, height, shapes }: Drawing): string[] {
  const canvas = grow({ x: 0, y: 0, width, height }, -canvasMarginPx);
  const texts = shapes.flatMap((shape, index) =>
    shape.shape === 'text' ? [{ shape, index, rect: findTextRect(shape) }] : [],
  );
  return texts.flatMap(({ shape: text, index, rect }, position) => {
    const faults: string[] = [];
    if (!contains(canvas, rect)) faults.push(`“${text.content}”超出画面`);
    if (text.within && !contains(grow(text.within, tolerancePx), rect)) faults.push(`“${text.content}”超出方框`);
    if (text.sizePx < minTextPx) faults.push(`“${text.content}”小于 ${minTextPx} px`);
    if (isCrossed(text, index, shapes)) faults.push(`有线穿过“${text.content}”`);
    for (const other of texts.slice(position + 1)) {
      if (overlap(rect, other.rect)) faults.push(`“${text.content}”与“${other.shape.content}”重叠`);
    }
    return faults;
  });
}
