/** Recomputes the derived values of the example machine of case 2 from its base values by the formulas of the page. */
import { describe, expect, it } from 'vitest';
import { findFactOf } from '../findFact';
import { loadFacts } from '../loadFacts';

const facts = loadFacts('.');

/** Returns the number `automation.<name>`. Texts with a typographic minus count as numbers. */
function number(name: string): number {
  const fact = findFactOf(facts, 'value', `automation.${name}`);
  if (!fact) throw new Error(`automation.${name} is missing; the tests of case 2 need it`);
  return Number(String(fact.value).replace('−', '-'));
}

const machine = (name: string) => number(`case-2.${name}`);

function axisDefault(name: string): number {
  return Number(findFactOf(facts, 'parameter', `automation.axis.${name}`)?.default);
}

/** Returns the duration in ms of a point-to-point move in pulses with equal acceleration and deceleration. */
function moveTime(axis: string, pulses: number, vel: number): number {
  const acc = machine(`${axis}-acc`);
  const smooth = machine(`${axis}-smooth-time`);
  expect(pulses, 'the move is long enough to reach its speed').toBeGreaterThanOrEqual(vel ** 2 / acc + vel * smooth);
  expect(vel / acc, 'the formula holds: acceleration takes at least the smoothing time').toBeGreaterThanOrEqual(smooth);
  return pulses / vel + vel / acc + smooth;
}

const positions = { x: ['x-pick', 'x-place'], z: ['z-safe', 'z-pick', 'z-place', 'exercise-z-safe'] };

describe.each(['x', 'z'] as const)('axis %s of the example machine of case 2', (axis) => {
  const pulseEq = machine(`${axis}-pulse-eq`);
  const vel = machine(`${axis}-vel`);

  it('converts lengths to pulses by its pulse equivalent', () => {
    expect(pulseEq).toBeCloseTo(
      machine(`${axis}-lead`) / (machine(`${axis}-pulse-per-rev`) * machine(`${axis}-gear-ratio`)),
      12,
    );
    const lengths = [
      'soft-limit-neg',
      'soft-limit-pos',
      'stop-distance',
      'hard-stop-distance',
      'watchdog-stop',
      'home-search',
    ];
    for (const name of [
      ...[...lengths, 'home-escape', 'check'].map((length) => `${axis}-${length}`),
      ...positions[axis],
    ]) {
      expect(machine(`${name}-pulse`) * pulseEq, name).toBeCloseTo(machine(name), 9);
    }
  });

  it('converts speeds, accelerations and motor speed', () => {
    for (const level of ['', 'mid-', 'low-', 'jog-']) {
      const speed = machine(`${axis}-${level}speed`);
      expect(machine(`${axis}-${level}vel`), level).toBeCloseTo(speed / pulseEq / 1000, 9);
    }
    expect(machine(`${axis}-acc`)).toBeCloseTo(machine(`${axis}-acceleration`) / pulseEq / 1e6, 9);
    expect(machine(`${axis}-dec-stop`)).toBeCloseTo(machine(`${axis}-stop-deceleration`) / pulseEq / 1e6, 9);
    expect(machine(`${axis}-dec-stop`)).toBeGreaterThanOrEqual(machine(`${axis}-acc`));
    expect(machine(`${axis}-motor-speed`)).toBe((vel * 60_000) / machine(`${axis}-pulse-per-rev`));
  });

  it('stops within its limits', () => {
    const smooth = machine(`${axis}-smooth-time`);
    const stop = vel ** 2 / (2 * machine(`${axis}-dec-stop`)) + vel * smooth;
    expect(machine(`${axis}-stop-distance-pulse`)).toBe(stop);
    expect(machine(`${axis}-hard-stop-distance-pulse`)).toBe(stop + machine(`${axis}-err-limit`));
    expect(machine(`${axis}-limit-margin`)).toBeGreaterThan(machine(`${axis}-hard-stop-distance`));
    expect(machine(`${axis}-watchdog-stop-pulse`)).toBe(vel * machine('watchdog') + stop);
    expect(machine(`${axis}-limit-margin`)).toBeGreaterThan(machine(`${axis}-watchdog-stop`));
    expect(machine(`${axis}-full-speed-distance-pulse`)).toBe(vel ** 2 / machine(`${axis}-acc`) + vel * smooth);
    const inwards = ['end', 'hard-limit', 'soft-limit'];
    for (const side of ['neg', 'pos']) {
      const limits = inwards.map((name) => Math.abs(machine(`${axis}-${name}-${side}`)));
      expect(limits.map((limit, index) => limit - (limits[index + 1] ?? limit)).slice(0, 2)).toEqual([
        machine(`${axis}-limit-margin`),
        machine(`${axis}-limit-margin`),
      ]);
    }
    for (const name of positions[axis]) {
      expect(machine(name)).toBeGreaterThanOrEqual(machine(`${axis}-travel-min`));
      expect(machine(name)).toBeLessThanOrEqual(machine(`${axis}-travel-max`));
    }
    expect(machine(`${axis}-soft-limit-neg`)).toBeLessThan(machine(`${axis}-travel-min`));
    expect(machine(`${axis}-soft-limit-pos`)).toBeGreaterThan(machine(`${axis}-travel-max`));
  });

  it('reports a missing home switch before the homing node times out', () => {
    const span = machine(`${axis}-hard-limit-pos`) - machine(`${axis}-hard-limit-neg`);
    expect(machine(`${axis}-home-search`)).toBeCloseTo(span * 1.1, 9);
    const searchTime = machine(`${axis}-home-search-pulse`) / axisDefault('home-vel-high');
    expect(machine(`${axis}-home-search-time`)).toBe(searchTime);
    const slowTime = (2 * machine(`${axis}-home-escape-pulse`)) / axisDefault('home-vel-low');
    expect(machine(`${axis}-home-slow-time`)).toBe(slowTime);
    expect(machine(`${axis}-home-timeout`)).toBeGreaterThan(searchTime + slowTime);
    expect(machine(`${axis}-home-escape`)).toBeGreaterThan(machine(`${axis}-home-switch-width`));
    expect(machine(`${axis}-low-vel`), 'homing is not faster than the manual speed').toBeGreaterThanOrEqual(
      axisDefault('home-vel-high'),
    );
  });
});

/**
 * Returns the duration of a cycle: two moves of X, four of Z, gripping and releasing. Handshakes run in parallel with
 * X.
 */
function cycleTime(xMove: number, pick: number, place: number): number {
  expect(machine('handshake-time'), 'a handshake ends before the parallel move').toBeLessThan(xMove);
  return 2 * (xMove + pick + place) + machine('vac-time') + machine('release-time');
}

describe('a cycle of the example machine of case 2', () => {
  it('covers the distances between its positions', () => {
    expect(machine('x-stroke-pulse')).toBe(machine('x-place-pulse') - machine('x-pick-pulse'));
    expect(machine('z-pick-stroke-pulse')).toBe(machine('z-pick-pulse') - machine('z-safe-pulse'));
    expect(machine('z-place-stroke-pulse')).toBe(machine('z-place-pulse') - machine('z-safe-pulse'));
  });

  it.each([{ level: '' }, { level: 'mid-' }, { level: 'low-' }])('needs the stated times at "$level"', ({ level }) => {
    const xMove = moveTime('x', machine('x-stroke-pulse'), machine(`x-${level}vel`));
    const pick = moveTime('z', machine('z-pick-stroke-pulse'), machine(`z-${level}vel`));
    const place = moveTime('z', machine('z-place-stroke-pulse'), machine(`z-${level}vel`));
    expect(machine(`${level}x-move-time`)).toBe(xMove);
    expect(machine(`${level}z-pick-time`)).toBe(pick);
    expect(machine(`${level}z-place-time`)).toBe(place);
    expect(machine(`${level}cycle-time`)).toBe(cycleTime(xMove, pick, place));
    expect(machine(`${level}x-timeout`)).toBeGreaterThanOrEqual(xMove * machine('timeout-factor'));
    expect(machine(`${level}z-timeout`)).toBeGreaterThanOrEqual(pick * machine('timeout-factor'));
  });

  it('reaches its stations at the stated times', () => {
    const stations = ['at-pick', 'gripped', 'lifted', 'above-place', 'at-place', 'released', 'raised', 'cycle-time'];
    const durations = [
      'z-pick-time',
      'vac-time',
      'z-pick-time',
      'x-move-time',
      'z-place-time',
      'release-time',
      'z-place-time',
      'x-move-time',
    ];
    let now = 0;
    for (const [index, station] of stations.entries()) {
      now += machine(durations[index] ?? '');
      expect(machine(station), station).toBe(now);
    }
    expect(machine('dry-cycle-time')).toBe(machine('low-cycle-time') - machine('vac-time') - machine('release-time'));
  });

  it('meets its limit and is shorter than with sequential handshakes', () => {
    expect(machine('cycle-margin')).toBe(machine('cycle-limit') - machine('cycle-time'));
    expect(machine('sequential-cycle-time')).toBe(machine('cycle-time') + 2 * machine('handshake-time'));
    expect(machine('sequential-cycle-margin')).toBe(machine('cycle-limit') - machine('sequential-cycle-time'));
    expect(machine('vac-timeout')).toBeGreaterThan(Math.max(machine('vac-time'), machine('release-time')));
    expect(machine('release-time')).toBeGreaterThanOrEqual(machine('blow-time'));
    expect(machine('handshake-timeout')).toBeGreaterThan(machine('handshake-time'));
  });

  it('does not reach the speed of X on the first move after homing', () => {
    const acc = machine('x-acc');
    const pulses = machine('first-x-pulse');
    expect(pulses).toBe(machine('x-pick-pulse'));
    expect(pulses).toBeLessThan(machine('x-full-speed-distance-pulse'));
    const peak = Math.sqrt((2 * pulses * acc * acc) / (acc + acc));
    expect(machine('first-x-peak-vel')).toBeCloseTo(peak, 1);
    expect(machine('first-x-peak-speed')).toBe(Math.round(peak * machine('x-pulse-eq') * 1000));
  });

  it('keeps the safe height within the range of the switch that enables X', () => {
    expect(machine('z-up-gap')).toBe(machine('z-up-switch') - machine('z-safe'));
    expect(machine('exercise-z-up-switch')).toBe(machine('exercise-z-safe') + machine('z-up-gap'));
    expect(machine('exercise-z-up-switch')).toBeLessThan(machine('z-place'));
  });

  it('is shorter with the lower clearance of the exercise', () => {
    const safe = machine('exercise-z-safe-pulse');
    const pick = moveTime('z', machine('z-pick-pulse') - safe, machine('z-vel'));
    const place = moveTime('z', machine('z-place-pulse') - safe, machine('z-vel'));
    expect(machine('exercise-z-pick-time')).toBe(pick);
    expect(machine('exercise-z-place-time')).toBe(place);
    expect(machine('exercise-cycle-time')).toBe(cycleTime(machine('x-move-time'), pick, place));
  });

  it.each(['inputs', 'outputs'])('has the recommended number of spare %s', (kind) => {
    const spare = 1 + number('selection.io-spare') / 100;
    expect(machine(`${kind}-min`)).toBe(Math.ceil(machine(kind) * spare));
  });
});
