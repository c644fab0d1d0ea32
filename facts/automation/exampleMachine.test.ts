/** Recomputes the derived values of the example machine of case 1 from its base values by the formulas of the pages. */
import { describe, expect, it } from 'vitest';
import { readDefault, readNumber } from './exampleNumbers';

const machine = (name: string) => readNumber(`case-1.${name}`);
const axisDefault = (name: string) => readDefault('axis', name);

const pulseEq = machine('pulse-eq');
const acc = machine('acc');
const smooth = machine('smooth-time');

/** Returns the duration in ms of a point-to-point move in pulses with equal acceleration and deceleration. */
function moveTime(pulses: number, vel: number): number {
  expect(pulses, 'the move is long enough to reach its speed').toBeGreaterThanOrEqual(vel ** 2 / acc + vel * smooth);
  expect(vel / acc, 'the formula holds: acceleration takes at least the smoothing time').toBeGreaterThanOrEqual(smooth);
  return pulses / vel + vel / acc + smooth;
}

const levels = [
  { level: '', vel: 'vel' },
  { level: 'mid-', vel: 'mid-vel' },
  { level: 'low-', vel: 'low-vel' },
];

describe('the example machine of case 1', () => {
  it('converts lengths to pulses by its pulse equivalent', () => {
    expect(pulseEq).toBe(machine('lead') / (machine('pulse-per-rev') * machine('gear-ratio')));
    for (const name of [
      'soft-limit-neg',
      'soft-limit-pos',
      'limit-margin',
      'point-a',
      'point-b',
      'stroke',
      'accel-distance',
      'stop-distance',
      'hard-stop-distance',
      'home-search',
      'home-escape',
      'check-move',
      'travel-max',
    ]) {
      expect(machine(`${name}-pulse`) * pulseEq, name).toBeCloseTo(machine(name), 9);
    }
    expect(axisDefault('pos-band') * pulseEq).toBeCloseTo(machine('pos-band'), 9);
  });

  it('converts speeds, acceleration and motor speed', () => {
    for (const [speed, vel] of [
      ['speed', 'vel'],
      ['mid-speed', 'mid-vel'],
      ['low-speed', 'low-vel'],
      ['jog-speed', 'jog-vel'],
    ] as const) {
      expect(machine(vel), vel).toBeCloseTo(machine(speed) / pulseEq / 1000, 9);
    }
    expect(acc).toBeCloseTo(machine('acceleration') / pulseEq / 1e6, 9);
    expect(machine('dec-stop')).toBeCloseTo(machine('stop-deceleration') / pulseEq / 1e6, 9);
    expect(machine('motor-speed')).toBe((machine('vel') * 60_000) / machine('pulse-per-rev'));
    expect(machine('pulse-frequency')).toBe(machine('vel'));
  });

  it.each(levels)('needs the stated times at the speed "$vel"', ({ level, vel }) => {
    const velocity = machine(vel);
    const oneWay = moveTime(machine('stroke-pulse'), velocity);
    const first = moveTime(machine('point-b-pulse'), velocity);
    expect(machine(`${level}move-time`)).toBe(oneWay);
    expect(machine(`${level}cycle-time`)).toBe(2 * (oneWay + machine('dwell')));
    expect(machine(`${level}first-move-time`)).toBe(first);
    expect(machine(`${level}move-timeout`)).toBeGreaterThanOrEqual(first * machine('timeout-factor'));
  });

  it('meets its cycle limit with the stated margin', () => {
    expect(machine('cycle-margin')).toBe(machine('cycle-limit') - machine('cycle-time'));
    expect(machine('leave-b')).toBe(machine('move-time') + machine('dwell'));
    expect(machine('back-at-a')).toBe(machine('cycle-time') - machine('dwell'));
  });

  it('accelerates and stops within the stated distances and limits', () => {
    const vel = machine('vel');
    expect(machine('accel-time')).toBe(vel / acc + smooth);
    expect(machine('accel-distance-pulse')).toBe((vel * machine('accel-time')) / 2);
    expect(machine('stop-distance-pulse')).toBe(vel ** 2 / (2 * machine('dec-stop')) + vel * smooth);
    expect(machine('dec-stop'), 'decStop is not below dec').toBeGreaterThanOrEqual(acc);
    expect(machine('full-speed-distance-pulse')).toBe(vel ** 2 / acc + vel * smooth);
    // A hard limit acts on the actual position, which lags the command by up to errLimit.
    expect(machine('hard-stop-distance-pulse')).toBe(machine('stop-distance-pulse') + axisDefault('err-limit'));
    expect(machine('limit-margin')).toBeGreaterThan(machine('hard-stop-distance'));
    const limits = ['end-neg', 'hard-limit-neg', 'soft-limit-neg', 'travel-min', 'travel-max', 'soft-limit-pos'];
    const positions = [...limits, 'hard-limit-pos', 'end-pos'].map(machine);
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
    for (const [inner, outer] of [
      ['soft-limit-neg', 'hard-limit-neg'],
      ['hard-limit-neg', 'end-neg'],
      ['soft-limit-pos', 'hard-limit-pos'],
      ['hard-limit-pos', 'end-pos'],
    ] as const) {
      expect(Math.abs(machine(inner) - machine(outer)), `${inner} to ${outer}`).toBe(machine('limit-margin'));
    }
  });

  it('reports a missing home switch before the homing node times out', () => {
    expect(machine('home-search')).toBeCloseTo((machine('hard-limit-pos') - machine('hard-limit-neg')) * 1.1, 9);
    expect(machine('home-search-time')).toBe(machine('home-search-pulse') / axisDefault('home-vel-high'));
    // The axis leaves the switch and returns to it, at most the escape distance each, at the slow speed.
    expect(machine('home-slow-time')).toBe((2 * machine('home-escape-pulse')) / axisDefault('home-vel-low'));
    expect(machine('home-timeout')).toBeGreaterThan(machine('home-search-time') + machine('home-slow-time'));
  });

  it('leaves the home switch completely before the second search', () => {
    expect(machine('home-escape')).toBeGreaterThan(machine('home-switch-width'));
  });

  it('has the stated return and cycle times in the exercise', () => {
    const vel = machine('vel');
    expect(machine('return-move-time')).toBe(machine('stroke-pulse') / vel + vel / machine('return-acc') + smooth);
    expect(machine('return-cycle-time')).toBe(
      machine('move-time') + machine('return-move-time') + 2 * machine('dwell'),
    );
  });

  it.each(['inputs', 'outputs'])('has the recommended number of spare %s', (kind) => {
    const spare = 1 + readNumber('selection.io-spare') / 100;
    expect(readNumber(`selection.case-1-${kind}-min`)).toBe(Math.ceil(readNumber(`selection.case-1-${kind}`) * spare));
  });
});
