/** Point of a curve in axis units. */
export type CurvePoint = readonly [x: number, y: number];

/** Command of a point-to-point motion in any consistent units (the pages use pulse and ms). */
export type MotionCommand = {
  distance: number;
  velocity: number;
  acceleration: number;
  deceleration: number;
  /** Duration of the acceleration ramps (S-curve). 0 gives a trapezoidal profile. */
  smoothTime: number;
};

export const motionQuantities = ['position', 'velocity', 'acceleration', 'jerk'] as const;
export type MotionQuantity = (typeof motionQuantities)[number];

type Trapezoid = { peak: number; acceleration: number; deceleration: number; ends: readonly [number, number, number] };

/** Returns the trapezoid of `command`, or a triangle when the distance is too short to reach the velocity. */
function buildTrapezoid({ distance, velocity, acceleration, deceleration }: MotionCommand): Trapezoid {
  const reachable = Math.sqrt((2 * distance * acceleration * deceleration) / (acceleration + deceleration));
  const peak = Math.min(velocity, reachable);
  const rise = peak / acceleration;
  const fall = peak / deceleration;
  const cruise = Math.max(0, distance / peak - rise / 2 - fall / 2);
  return { peak, acceleration, deceleration, ends: [rise, rise + cruise, rise + cruise + fall] };
}

/** Returns the time integral of the position since the start. The smoothed position is its difference quotient. */
function positionIntegralAt(time: number, profile: Trapezoid): number {
  const { peak, acceleration, deceleration, ends } = profile;
  const rise = Math.min(Math.max(time, 0), ends[0]);
  const cruise = Math.min(Math.max(time - ends[0], 0), ends[1] - ends[0]);
  const fall = Math.min(Math.max(time - ends[1], 0), ends[2] - ends[1]);
  const rest = Math.max(time - ends[2], 0);
  const risen = (acceleration * rise ** 2) / 2;
  const cruised = risen + peak * cruise;
  const arrived = cruised + peak * fall - (deceleration * fall ** 2) / 2;
  return (
    (acceleration * rise ** 3) / 6 +
    risen * cruise +
    (peak * cruise ** 2) / 2 +
    cruised * fall +
    (peak * fall ** 2) / 2 -
    (deceleration * fall ** 3) / 6 +
    arrived * rest
  );
}

function positionAt(time: number, { peak, acceleration, deceleration, ends }: Trapezoid): number {
  const rise = Math.min(Math.max(time, 0), ends[0]);
  const cruise = Math.min(Math.max(time - ends[0], 0), ends[1] - ends[0]);
  const fall = Math.min(Math.max(time - ends[1], 0), ends[2] - ends[1]);
  return (acceleration * rise ** 2) / 2 + peak * cruise + peak * fall - (deceleration * fall ** 2) / 2;
}

function velocityAt(time: number, { peak, acceleration, deceleration, ends }: Trapezoid): number {
  if (time <= 0 || time >= ends[2]) return 0;
  if (time < ends[0]) return acceleration * time;
  return time < ends[1] ? peak : Math.max(0, peak - deceleration * (time - ends[1]));
}

/**
 * Returns the acceleration just after (`side` 1) or just before (`side` -1) a moment. It jumps at the ends of the
 * phases.
 */
function accelerationAt(time: number, { acceleration, deceleration, ends }: Trapezoid, side: 1 | -1): number {
  const moment = time + side * ends[2] * 1e-9;
  if (moment <= 0 || moment >= ends[2]) return 0;
  if (moment < ends[0]) return acceleration;
  return moment < ends[1] ? 0 : -deceleration;
}

function valueAt(time: number, quantity: MotionQuantity, profile: Trapezoid, smoothTime: number, side: 1 | -1): number {
  // Smoothing is a moving average over smoothTime: each quantity is the difference quotient of the one it derives from.
  const smoothed = (of: (moment: number) => number) => (of(time) - of(time - smoothTime)) / smoothTime;
  switch (quantity) {
    case 'position':
      return smoothTime > 0 ? smoothed((moment) => positionIntegralAt(moment, profile)) : positionAt(time, profile);
    case 'velocity':
      return smoothTime > 0 ? smoothed((moment) => positionAt(moment, profile)) : velocityAt(time, profile);
    case 'acceleration':
      return smoothTime > 0 ? smoothed((moment) => velocityAt(moment, profile)) : accelerationAt(time, profile, side);
    case 'jerk':
      return smoothTime > 0 ? smoothed((moment) => accelerationAt(moment, profile, side)) : 0;
  }
}

export type MotionProfile = {
  /** Time from start to stop, including smoothing. */
  duration: number;
  /** Commanded velocity, or less when the distance is too short. */
  peakVelocity: number;
  /** Returns the curve of one quantity. A jump is two points at the same time. */
  curveOf: (quantity: MotionQuantity) => CurvePoint[];
};

const stepsPerPhase = 12;

/** Builds the motion profile of `command`: trapezoidal, or S-shaped by a moving average over `smoothTime`. */
export function buildMotionProfile(command: MotionCommand): MotionProfile {
  const profile = buildTrapezoid(command);
  const { smoothTime } = command;
  const bends = [0, ...profile.ends].flatMap((end) => [end, end + smoothTime]);
  const moments = [...new Set(bends)].sort((a, b) => a - b);
  const curveOf = (quantity: MotionQuantity): CurvePoint[] =>
    moments.flatMap((moment, index): CurvePoint[] => {
      const before = valueAt(moment, quantity, profile, smoothTime, -1);
      const after = valueAt(moment, quantity, profile, smoothTime, 1);
      const next = moments[index + 1] ?? moment;
      const between = Array.from({ length: next > moment ? stepsPerPhase - 1 : 0 }, (_, step): CurvePoint => {
        const time = moment + ((next - moment) * (step + 1)) / stepsPerPhase;
        return [time, valueAt(time, quantity, profile, smoothTime, 1)];
      });
      return [[moment, before], ...(after === before ? [] : [[moment, after] as const]), ...between];
    });
  return { duration: profile.ends[2] + smoothTime, peakVelocity: profile.peak, curveOf };
}
