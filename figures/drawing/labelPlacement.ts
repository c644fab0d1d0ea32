import type { Text } from './drawing';
import { type Point, type Rect, buildSegments, contains, crosses, grow, overlap } from './geometry';
import { findTextRect } from './textBlock';

const gaps = [6, 10, 16, 24]; // between a line and its label, the preferred one first
const clearance = 4; // around the label
const stride = 10; // between the candidate positions along a line
const ambiguousDistance = 48; // a label closer to another line could be read as that line's

export type Surroundings = {
  area: Rect;
  /** Lines that labels must not cross. */
  lines: readonly (readonly Point[])[];
  /** Occupied rectangles. */
  taken: readonly Rect[];
};

/** Returns points along the line, `stride` apart. */
function resample(line: readonly Point[]): Point[] {
  return buildSegments(line).flatMap(({ from, to }) => {
    const steps = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / stride));
    return Array.from({ length: steps }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    }));
  });
}

function measureDistance({ x, y }: Point, rect: Rect): number {
  const dx = Math.max(rect.x - x, 0, x - rect.x - rect.width);
  const dy = Math.max(rect.y - y, 0, y - rect.y - rect.height);
  return Math.hypot(dx, dy);
}

type Candidate = { rect: Rect; penalty: number };

/** Returns the candidate positions of a label around a point, preferred ones first, with their penalty. */
function listCandidates({ x, y }: Point, width: number, height: number, gap: number): Candidate[] {
  const [above, below, level] = [y - gap - height, y + gap, y - height / 2];
  const [before, after, middle] = [x - gap - width, x + gap, x - width / 2];
  const places = [
    [middle, above, 0],
    [after, level, 2],
    [after, above, 3],
    [before, above, 4],
    [before, level, 5],
    [middle, below, 6],
    [after, below, 7],
    [before, below, 8],
  ] as const;
  return places.map(([left, top, penalty]) => ({ rect: { x: left, y: top, width, height }, penalty: penalty + gap }));
}

/**
 * Places `label` next to `line` where it crosses nothing and other lines are far away. `line` is one of the surrounding
 * lines, or a single point. Returns undefined when no position is free.
 */
export function placeLineLabel(label: Text, line: readonly Point[], surroundings: Surroundings): Text | undefined {
  const { area, lines, taken } = surroundings;
  const { width, height } = findTextRect(label);
  const segments = lines.flatMap(buildSegments);
  const others = lines.filter((other) => other !== line).flatMap(resample);
  const places = line.length > 1 ? resample(line) : line;
  let best: { score: number; rect: Rect } | undefined;
  for (const [index, place] of places.entries()) {
    const fromMiddle = Math.abs(index / places.length - 0.5);
    for (const { rect, penalty } of gaps.flatMap((gap) => listCandidates(place, width, height, gap))) {
      const halo = grow(rect, clearance);
      if (!contains(area, rect) || taken.some((other) => overlap(other, halo))) continue;
      const nearest = Math.min(ambiguousDistance, ...others.map((other) => measureDistance(other, rect)));
      const score = nearest - penalty * 1.5 - fromMiddle * 10;
      if ((best && best.score >= score) || segments.some((segment) => crosses(segment, halo))) continue;
      best = { score, rect };
    }
  }
  if (!best) return undefined;
  const { x, y } = findTextRect({ ...label, x: 0, y: 0, anchor: 'start' });
  return { ...label, anchor: 'start', x: best.rect.x - x, y: best.rect.y - y };
}
