/** Points and rectangles in pixels. y grows downwards. */
export type Point = { x: number; y: number };
export type Size = { width: number; height: number };
export type Rect = Point & Size;
export type Segment = { from: Point; to: Point };

export const right = (rect: Rect): number => rect.x + rect.width;
export const bottom = (rect: Rect): number => rect.y + rect.height;
export const centre = (rect: Rect): Point => ({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 });

/** Returns the rectangle enlarged by `by` on every side, or reduced when `by` is negative. */
export function grow(rect: Rect, by: number): Rect {
  return { x: rect.x - by, y: rect.y - by, width: rect.width + 2 * by, height: rect.height + 2 * by };
}

/** Returns whether the interiors of the rectangles intersect. Touching edges do not count. */
export function overlap(a: Rect, b: Rect): boolean {
  return a.x < right(b) && b.x < right(a) && a.y < bottom(b) && b.y < bottom(a);
}

/** Returns whether `inner` is within `outer`. Edges may touch. */
export function contains(outer: Rect, inner: Rect): boolean {
  return outer.x <= inner.x && outer.y <= inner.y && right(outer) >= right(inner) && bottom(outer) >= bottom(inner);
}

/** Returns whether the segment has a point strictly inside the rectangle (Liang–Barsky clipping). */
export function crosses({ from, to }: Segment, rect: Rect): boolean {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  let enter = 0;
  let leave = 1;
  for (const [step, distance] of [
    [-dx, from.x - rect.x],
    [dx, right(rect) - from.x],
    [-dy, from.y - rect.y],
    [dy, bottom(rect) - from.y],
  ] as const) {
    if (step === 0) {
      if (distance <= 0) return false;
    } else if (step < 0) {
      enter = Math.max(enter, distance / step);
    } else {
      leave = Math.min(leave, distance / step);
    }
  }
  return enter < leave;
}

/** Returns the segments of the polyline through `points`. */
export function buildSegments(points: readonly Point[]): Segment[] {
  return points.slice(1).map((to, index) => ({ from: points[index] ?? to, to }));
}
