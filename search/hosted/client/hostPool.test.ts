import { describe, expect, it } from 'vitest';
import { createHostPool } from './hostPool';

const hosts = ['first', 'a', 'b', 'c'];
const minuteMs = 60_000;

function poolAt(clock: { ms: number }, randoms: readonly number[] = []) {
  const left = [...randoms];
  return createHostPool({ hosts, now: () => clock.ms, random: () => left.shift() ?? 0 });
}

describe('the hosts of a service', () => {
  it('begin with the first; the others are shuffled', () => {
    expect(poolAt({ ms: 0 }).plan().hosts).toEqual(['first', 'a', 'b', 'c']);
    expect(poolAt({ ms: 0 }, [0.99, 0.99]).plan().hosts).toEqual(['first', 'c', 'b', 'a']);
    expect(poolAt({ ms: 0 }, [0.5, 0.6]).plan().hosts).toEqual(['first', 'b', 'c', 'a']);
  });

  it('keep their order for the life of the page', () => {
    const pool = poolAt({ ms: 0 }, [0.99, 0.99, 0, 0]);
    expect(pool.plan().hosts).toEqual(pool.plan().hosts);
  });

  // spec: failed-host-pool
  it('are skipped for two minutes when they are down', () => {
    const clock = { ms: 0 };
    const pool = poolAt(clock);
    pool.report('first', 'down');
    expect(pool.plan().hosts).toEqual(['a', 'b', 'c']);
    clock.ms = 2 * minuteMs;
    expect(pool.plan().hosts).toEqual(['a', 'b', 'c']);
    clock.ms += 1;
    expect(pool.plan().hosts).toEqual(hosts);
  });

  it('are tried last for two minutes when they timed out', () => {
    const clock = { ms: 0 };
    const pool = poolAt(clock);
    pool.report('first', 'timedOut');
    pool.report('b', 'down');
    expect(pool.plan().hosts).toEqual(['a', 'c', 'first']);
    clock.ms = 2 * minuteMs + 1;
    expect(pool.plan().hosts).toEqual(hosts);
  });

  it('are all tried again when all are down', () => {
    const pool = poolAt({ ms: 0 });
    hosts.forEach((host) => pool.report(host, 'down'));
    expect(pool.plan().hosts).toEqual(hosts);
  });

  it('get longer timeouts after each timeout, and while one of them is known to be slow', () => {
    const pool = poolAt({ ms: 0 });
    const { timeoutFactor } = pool.plan();
    expect([0, 1, 2, 3].map(timeoutFactor)).toEqual([1, 4, 5, 6]);
    pool.report('a', 'timedOut');
    expect([0, 1].map(pool.plan().timeoutFactor)).toEqual([4, 5]);
  });
});
