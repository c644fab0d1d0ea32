import type { Line } from './drawing';
import type { Rect } from './geometry';

const air = 4;

/** A thin broken line straight down at `x` that stops before and goes on after what is in its way. */
export function buildGuideLine(x: number, top: number, end: number, obstacles: readonly Rect[]): Line[] {
  const inTheWay = obstacles
    .filter((rect) => rect.x - air < x && x < rect.x + rect.width + air)
    .sort((a, b) => a.y - b.y);
  const pieces: [number, number][] = [];
  let y = top;
  for (const rect of inTheWay) {
    if (rect.y - air > y) pieces.push([y, Math.min(end, rect.y - air)]);
    y = Math.max(y, rect.y + rect.height + air);
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
