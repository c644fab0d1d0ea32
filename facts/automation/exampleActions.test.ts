/**
 * Recomputes the further values of case 1: actions with their own motion profiles, signals, recipes and Modbus TCP
 * registers.
 */
import { describe, expect, it } from 'vitest';
import { readDefault, readNumber } from './exampleNumbers';

const machine = (name: string) => readNumber(`case-1.${name}`);

const vel = machine('vel');
const acc = machine('acc');
const smooth = machine('smooth-time');
const pulseEq = machine('pulse-eq');

/**
 * Returns the duration in ms of a move that reaches `velocity`, by the general formula of the axis configuration page.
 */
function moveTime(pulses: number, velocity: number, up = acc, down = acc): number {
  const shortest = velocity ** 2 / (2 * up) + velocity ** 2 / (2 * down) + velocity * smooth;
  expect(pulses, 'the move is long enough to reach its speed').toBeGreaterThanOrEqual(shortest);
  return pulses / velocity + velocity / (2 * up) + velocity / (2 * down) + smooth;
}

/** Returns the two registers of a 32-bit number, high word first. */
function splitWords(value: number): readonly [number, number] {
  return [Math.floor(value / 0x10000), value % 0x10000];
}

describe('the actions of case 1', () => {
  it('decelerate softly within the stated time and distance', () => {
    const dec = machine('soft-dec');
    expect(dec).toBeCloseTo(machine('soft-deceleration') / pulseEq / 1e6, 9);
    expect(machine('soft-dec-time')).toBe(vel / dec + smooth);
    expect(machine('soft-dec-distance-pulse')).toBe((vel * machine('soft-dec-time')) / 2);
    expect(machine('soft-dec-distance')).toBeCloseTo(machine('soft-dec-distance-pulse') * pulseEq, 9);
    expect(machine('soft-full-speed-pulse')).toBe(vel ** 2 / (2 * acc) + vel ** 2 / (2 * dec) + vel * smooth);
    expect(machine('soft-move-time')).toBe(moveTime(machine('stroke-pulse'), vel, acc, dec));
    expect(dec, 'decStop is not below dec').toBeLessThanOrEqual(machine('dec-stop'));
  });

  it('keep the cycle limit when the push is soft and the return fast', () => {
    expect(machine('return-move-time')).toBe(
      moveTime(machine('stroke-pulse'), vel, machine('return-acc'), machine('return-acc')),
    );
    const cycle = machine('soft-move-time') + machine('return-move-time') + 2 * machine('dwell');
    expect(machine('actions-cycle-time')).toBe(cycle);
    expect(cycle).toBeLessThanOrEqual(machine('cycle-limit'));
  });

  it('have a lower peak speed in a move that is too short for the set speed', () => {
    const pulses = machine('short-stroke-pulse');
    expect(pulses * pulseEq).toBeCloseTo(machine('short-stroke'), 9);
    const peak = ((Math.sqrt(smooth ** 2 + (4 * pulses) / acc) - smooth) * acc) / 2;
    expect(machine('short-peak-vel')).toBeCloseTo(peak, 9);
    expect(peak).toBeLessThan(vel);
    expect(peak / acc, 'the formula holds').toBeGreaterThanOrEqual(smooth);
    expect(machine('short-move-time')).toBeCloseTo(2 * (peak / acc + smooth), 9);
    expect(machine('short-move-timeout')).toBeGreaterThan(machine('short-move-time') * machine('timeout-factor'));
  });

  it('move the slide from its origin to point A during a reset', () => {
    const time = moveTime(machine('point-a-pulse'), machine('low-vel'));
    expect(machine('reset-move-time')).toBe(time);
    expect(machine('reset-move-timeout')).toBeGreaterThanOrEqual(time * machine('timeout-factor'));
  });

  it('exceed the timeout of the rated speed at half the speed', () => {
    expect((vel * machine('override')) / 100).toBe(machine('mid-vel'));
    expect(machine('mid-first-move-time')).toBeGreaterThan(machine('move-timeout'));
  });
});

describe('the signals of case 1', () => {
  it('arrive at the stated frequency', () => {
    expect(machine('encoder-frequency')).toBe(machine('pulse-frequency') / 4);
  });

  it('leave room for the watchdog inside the limit margin', () => {
    expect(machine('watchdog-travel-pulse')).toBe(vel * machine('watchdog'));
    expect(machine('watchdog-travel')).toBeCloseTo(machine('watchdog-travel-pulse') * pulseEq, 9);
    expect(machine('watchdog-stop')).toBe(machine('watchdog-travel') + machine('stop-distance'));
    expect(machine('watchdog-stop')).toBeLessThan(machine('limit-margin'));
  });

  it('last for the time that the slide takes to pass the switch', () => {
    const filter = readDefault('io', 'filter-time');
    expect(machine('filter-travel')).toBeCloseTo((machine('speed') * filter) / 1000, 9);
    expect(machine('home-speed')).toBeCloseTo(readDefault('axis', 'home-vel-high') * pulseEq * 1000, 9);
    expect(machine('home-signal-time')).toBeCloseTo((machine('home-switch-width') / machine('home-speed')) * 1000, 9);
    expect(machine('rated-signal-time')).toBeCloseTo((machine('home-switch-width') / machine('speed')) * 1000, 9);
    expect(filter).toBeLessThan(machine('rated-signal-time'));
  });
});

describe('the recipes of case 1', () => {
  it('give the short part the stated times', () => {
    const recipe = (name: string) => machine(`recipe-short.${name}`);
    expect(recipe('position-b-pulse') * pulseEq).toBeCloseTo(recipe('position-b'), 9);
    expect(recipe('stroke-pulse')).toBe(recipe('position-b-pulse') - machine('point-a-pulse'));
    expect(recipe('move-time')).toBe(moveTime(recipe('stroke-pulse'), vel));
    expect(recipe('first-move-time')).toBe(moveTime(recipe('position-b-pulse'), vel));
    expect(recipe('move-timeout')).toBeGreaterThanOrEqual(recipe('first-move-time') * machine('timeout-factor'));
    expect(recipe('cycle-time')).toBe(2 * (recipe('move-time') + recipe('dwell')));
    expect(recipe('cycle-time')).toBeLessThanOrEqual(machine('cycle-limit'));
  });

  it('exceed the soft limit with an additional zero', () => {
    expect(machine('recipe.position-wrong')).toBe(machine('point-b-pulse') * 10);
    expect(machine('recipe.position-wrong')).toBeGreaterThan(machine('soft-limit-pos-pulse'));
  });

  it.each(['move-timeout', 'low-move-timeout', 'recipe-short.move-timeout'])('accept the timeout "%s"', (name) => {
    expect(machine(name)).toBeGreaterThanOrEqual(machine('recipe.timeout-min'));
    expect(machine(name)).toBeLessThanOrEqual(machine('recipe.timeout-max'));
  });
});

describe('the registers of case 1', () => {
  it('contain the position of point B in two words', () => {
    const [high, low] = splitWords(machine('point-b-pulse'));
    expect([machine('modbus.position-high'), machine('modbus.position-low')]).toEqual([high, low]);
    expect(machine('modbus.position-swapped')).toBe(low * 0x10000 + high);
  });

  it('contain the weight of the hopper in tenths', () => {
    expect(machine('scale.weight-raw') * machine('scale.factor')).toBeCloseTo(machine('scale.weight'), 9);
    const timeout = readDefault('tcp', 'reply-timeout');
    expect(timeout).toBeLessThanOrEqual(machine('scale.period'));
    expect(machine('scale.offline-after')).toBe(machine('scale.period') + readNumber('modbus.lost') * timeout);
  });
});
