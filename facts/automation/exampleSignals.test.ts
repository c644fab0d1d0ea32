/**
 * Recomputes the derived values of the servo drive, the analog input, the compared controllers and the production line
 * of the examples.
 */
import { describe, expect, it } from 'vitest';
import { findFactOf } from '../findFact';
import { loadFacts } from '../loadFacts';

const facts = loadFacts('.');

/** Returns the number of the value `key`. Texts with a typographic minus count as numbers. */
function number(key: string): number {
  const fact = findFactOf(facts, 'value', key);
  if (!fact) throw new Error(`${key} is missing; the tests of the examples need it`);
  return Number(String(fact.value).replace('−', '-'));
}

const machine = (name: string) => number(`automation.case-1.${name}`);
const drive = (name: string) => number(`automation.drive.${name}`);
const analog = (name: string) => number(`automation.analog.${name}`);
const line = (name: string) => number(`automation.line.${name}`);
const compare = (name: string) => number(`automation.compare.${name}`);

describe('the servo drive of case 1', () => {
  it('turns once per pulse-per-rev pulses of the axis', () => {
    expect((machine('pulse-per-rev') * drive('gear-num')) / drive('gear-den')).toBe(drive('encoder-resolution'));
    expect(drive('gear-num') * drive('gear-gcd')).toBe(drive('encoder-resolution'));
    expect(drive('gear-den') * drive('gear-gcd')).toBe(machine('pulse-per-rev'));
    expect(drive('inc-per-pulse')).toBe(drive('encoder-resolution') / machine('pulse-per-rev'));
    expect(drive('trial-travel')).toBeCloseTo(drive('trial-pulses') * machine('pulse-eq'), 9);
    expect(drive('wrong-travel')).toBe((drive('trial-pulses') / drive('wrong-pulse-per-rev')) * machine('lead'));
  });

  it('returns one count per pulse', () => {
    expect(drive('feedback-lines') * drive('feedback-edges')).toBe(machine('pulse-per-rev'));
    expect(drive('feedback-frequency')).toBe((drive('feedback-lines') * machine('motor-speed')) / 60 / 1000);
  });
});

describe('the analog input of the hopper', () => {
  const nominal = (raw: number) => ((raw - analog('raw-low')) * analog('level-max')) / analog('raw-span');
  const calibrated = (raw: number) => analog('gain') * raw + analog('offset');

  it('maps the current to raw values and levels', () => {
    const perMa = analog('raw-per-ma');
    expect(analog('raw-low')).toBe(number('standards.current-loop.low') * perMa);
    expect(analog('raw-full')).toBe(number('standards.current-loop.high') * perMa);
    expect(analog('raw-span')).toBe(analog('raw-full') - analog('raw-low'));
    expect(analog('mid-raw')).toBe(analog('mid-current') * perMa);
    expect(analog('mid-level')).toBe(nominal(analog('mid-raw')));
    expect(analog('resolution')).toBeCloseTo(analog('level-max') / analog('raw-span'), 4);
  });

  it('detects a broken wire below the live zero', () => {
    expect(analog('fault-raw')).toBe(number('standards.current-loop.fault-low') * analog('raw-per-ma'));
    expect(analog('fault-level')).toBeCloseTo(nominal(analog('fault-raw')), 9);
    expect(analog('zero-level')).toBe(nominal(0));
    expect(analog('fault-delay')).toBeGreaterThan(analog('filter-time'));
    expect(analog('low-time')).toBe(analog('fault-delay') + analog('filter-time'));
    expect(analog('filter-time')).toBe(analog('period') * analog('filter-samples'));
  });

  it('reads both calibration points correctly after the calibration', () => {
    for (const point of ['point-1', 'point-2']) {
      expect(calibrated(analog(`${point}-raw`))).toBeCloseTo(analog(`${point}-level`), 9);
      expect(analog(`${point}-shown`)).toBeCloseTo(nominal(analog(`${point}-raw`)), 1);
      expect(analog(`${point}-error`)).toBeCloseTo(analog(`${point}-shown`) - analog(`${point}-level`), 1);
    }
    expect(calibrated(analog('raw-low'))).toBeCloseTo(analog('level-at-raw-low'), 9);
    expect(calibrated(analog('raw-full'))).toBeCloseTo(analog('level-at-raw-full'), 9);
    expect(calibrated(analog('check-raw'))).toBeCloseTo(analog('mid-level'), 9);
  });

  it('writes the belt speed as the same share of the range', () => {
    const share = analog('output-target') / analog('output-max');
    expect(analog('output-raw')).toBe(share * analog('raw-full'));
    expect(analog('output-current')).toBe(share * number('standards.current-loop.high'));
    expect(analog('output-percent')).toBe(share * 100);
  });
});

describe('the compared controllers', () => {
  it('leave the stated margins for case 1', () => {
    const inputs = number('automation.selection.case-1-inputs-min');
    expect(compare('a-frequency-margin')).toBe(compare('a-frequency') / machine('pulse-frequency'));
    expect(compare('a-inputs-left')).toBe(compare('a-inputs') - inputs);
    expect(compare('b-inputs-left')).toBe(compare('b-inputs') - inputs);
    expect(compare('b-step')).toBe((machine('speed') * compare('b-period')) / 1000);
    expect(compare('c-frequency')).toBeLessThan(machine('pulse-frequency'));
  });
});

describe('the line of three stations', () => {
  it('gives every station its own registers', () => {
    for (const [index, station] of ['1', '2', '3'].entries()) {
      expect(line(`base-${station}`)).toBe(line('base-1') + index * line('block'));
      expect(line(`end-${station}`)).toBe(line(`base-${station}`) + line('block') - 1);
    }
    expect(line('registers')).toBe(line('block') * line('block-count'));
    expect(line('registers')).toBeLessThanOrEqual(number('standards.modbus.read.registers-max'));
    expect(line('block')).toBeLessThanOrEqual(number('standards.modbus.write.registers-max'));
    expect([line('command-2'), line('command-3')]).toEqual([line('base-1') + 2, line('base-1') + 3]);
    expect([line('done-2'), line('done-3')]).toEqual([line('base-2') + 2, line('base-3') + 2]);
  });

  it('detects a broken link after the stated time', () => {
    expect(line('timeout')).toBe(line('heartbeat') * line('timeout-beats'));
    expect(line('detect')).toBe(line('timeout') + line('poll'));
  });

  it('needs the stated axes and channels', () => {
    expect(line('axes')).toBe(line('axes-1') + line('axes-2') + line('axes-3'));
    const interlock = 1;
    expect(line('inputs-1')).toBe(number('automation.selection.case-1-inputs') + interlock);
    expect(line('inputs')).toBe(line('inputs-1') + line('inputs-2') + line('inputs-3'));
    const firstOutputs = number('automation.selection.case-1-outputs');
    expect(line('outputs')).toBe(firstOutputs + line('outputs-2') + line('outputs-3'));
    expect(line('server-links')).toBeLessThanOrEqual(number('automation.modbus.clients-max'));
    const spare = 1 + number('automation.selection.io-spare') / 100;
    for (const channels of ['inputs-1', 'inputs-2', 'inputs-3', 'outputs-2', 'outputs-3']) {
      expect(line(`${channels}-min`), channels).toBe(Math.ceil(line(channels) * spare));
    }
  });
});
