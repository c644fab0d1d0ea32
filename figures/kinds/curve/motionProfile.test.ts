import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildMotionProfile, type CurvePoint, type MotionCommand } from './motionProfile';

const trapezoid: MotionCommand = {
  distance: 300_000,
  velocity: 200,
  acceleration: 1,
  deceleration: 1,
  smoothTime: 0,
};

const positive = (max: number) => fc.double({ min: 0.5, max, noNaN: true });
const anyCommand: fc.Arbitrary<MotionCommand> = fc.record({
  distance: positive(100_000),
  velocity: positive(500),
  acceleration: positive(10),
  deceleration: positive(10),
  smoothTime: fc.oneof(fc.constant(0), positive(50)),
});

const lastOf = (curve: readonly CurvePoint[]): CurvePoint => curve[curve.length - 1] ?? [Number.NaN, Number.NaN];
const peakOf = (curve: readonly CurvePoint[]): number => Math.max(...curve.map(([, value]) => value));

describe('buildMotionProfile', () => {
  it('matches the duration formula of the axis page with and without smoothing', () => {
    expect(buildMotionProfile(trapezoid).duration).toBeCloseTo(1700);
    expect(buildMotionProfile({ ...trapezoid, smoothTime: 20 }).duration).toBeCloseTo(1720);
  });

  it('reduces the peak velocity when the distance is short', () => {
    expect(buildMotionProfile({ ...trapezoid, distance: 10_000 }).peakVelocity).toBeCloseTo(100);
  });

  it('steps the acceleration without smoothing and ramps it with smoothing', () => {
    const jumps = buildMotionProfile(trapezoid).curveOf('acceleration');
    expect(jumps.slice(0, 2)).toEqual([
      [0, 0],
      [0, 1],
    ]);
    const ramps = buildMotionProfile({ ...trapezoid, smoothTime: 20 }).curveOf('acceleration');
    expect(ramps[0]).toEqual([0, 0]);
    expect(ramps.find(([time]) => time === 20)?.[1]).toBeCloseTo(1);
    expect(ramps.filter(([time]) => time === 0)).toHaveLength(1);
  });

  it('stops at the distance without exceeding the commanded velocity and acceleration', () => {
    fc.assert(
      fc.property(anyCommand, (command) => {
        const profile = buildMotionProfile(command);
        const [end, position] = lastOf(profile.curveOf('position'));
        expect(end).toBeCloseTo(profile.duration);
        expect(position / command.distance).toBeCloseTo(1, 5);
        const velocity = profile.curveOf('velocity');
        expect(lastOf(velocity)[1] / command.velocity).toBeCloseTo(0, 5);
        expect(peakOf(velocity)).toBeLessThanOrEqual(command.velocity * 1.000001);
        expect(peakOf(profile.curveOf('acceleration'))).toBeLessThanOrEqual(command.acceleration * 1.000001);
      }),
    );
  });

  it('returns times in ascending order', () => {
    fc.assert(
      fc.property(anyCommand, (command) => {
        const times = buildMotionProfile(command)
          .curveOf('jerk')
          .map(([time]) => time);
        expect(times).toEqual([...times].sort((a, b) => a - b));
      }),
    );
  });
});
