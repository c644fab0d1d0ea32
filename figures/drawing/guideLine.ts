import type { Line } from './drawing';
import type { Rect } from './geometry';

const clearance = 4;

/** Returns a thin dashed vertical line at `x` with gaps at the obstacles. */
export function buildGuideLine(x: number, top: number, end: number, obstacles: readonly Rect[]): Line[] {
  const blocking = obstacles
    .filter((rect) => rect.x - clearance < x && x < rect.x + rect.width + clearance)
    .sort((a, b) => a.y - b.y);
  const pieces: [number, number][] = [];
  let y = top;
  for (const rect of blocking) {
    if (rect.y - clearance > y) pieces.push([y, Math.min(end, rect.y - clearance)]);
    y = Math.max(y, rect.y + rect.height + clearance);
  }
  pieces.push([y, end]);
  return pieces
    .filter(([from, to]) => to > from)
    .map(([from, to]) => ({
      shape: 'line',
      points: [
        { x, y: from },
        { x, y: to },
      ],
      stroke: 'line',
      strokeWidth: 1,
      dash: 'dashed',
    }));
}
