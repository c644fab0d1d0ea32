import { buildMotionProfile, type CurvePoint } from './motionProfile';
import type { CurveSpec, PanelSpec } from './schema';

const stepsPerInterval = 16;

function holdSteps(points: readonly CurvePoint[]): CurvePoint[] {
  return points.flatMap(([x, y], index): CurvePoint[] => {
    const next = points[index + 1];
    return next && next[1] !== y ? [[x, y], [next[0], y] as const] : [[x, y]];
  });
}

/** Returns slopes that prevent overshoot between the points (Fritsch–Carlson, harmonic mean). */
function findSlopes(points: readonly CurvePoint[]): number[] {
  const secants = points.slice(1).map(([x, y], index) => {
    const [x0, y0] = points[index] ?? [x, y];
    return (y - y0) / (x - x0);
  });
  return points.map((_, index) => {
    const before = secants[index - 1];
    const after = secants[index];
    if (before === undefined || after === undefined) return before ?? after ?? 0;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
}

function interpolate(points: readonly CurvePoint[]): CurvePoint[] {
  const slopes = findSlopes(points);
  return points.flatMap(([x0, y0], index): CurvePoint[] => {
    const next = points[index + 1];
    if (!next) return [[x0, y0]];
    const width = next[0] - x0;
    return Array.from({ length: stepsPerInterval }, (_, step): CurvePoint => {
      const t = step / stepsPerInterval;
      const value =
        (2 * t ** 3 - 3 * t ** 2 + 1) * y0 +
        (t ** 3 - 2 * t ** 2 + t) * width * (slopes[index] ?? 0) +
        (3 * t ** 2 - 2 * t ** 3) * next[1] +
        (t ** 3 - t ** 2) * width * (slopes[index + 1] ?? 0);
      return [x0 + t * width, value];
    });
  });
}

/**
 * Returns the points of a curve in axis units: computed from its profile, or the given points joined as `join` says.
 */
export function buildCurvePoints(curve: PanelSpec['curves'][number], profiles: CurveSpec['profiles']): CurvePoint[] {
  const command = curve.profile === undefined ? undefined : profiles[curve.profile];
  if (command) {
    return buildMotionProfile({ deceleration: command.acceleration, ...command }).curveOf(curve.quantity);
  }
  const points = curve.points ?? [];
  switch (curve.join) {
    case 'lines':
      return [...points];
    case 'steps':
      return holdSteps(points);
    case 'smooth':
      return interpolate(points);
  }
}
