import { expect, test } from 'vitest';
import { VirtualClock } from './virtualClock';

test('runs timers in due order, each at its due time', async () => {
  const clock = new VirtualClock(0);
  const seen: string[] = [];
  const note = (name: string) => () => seen.push(`${name} ${clock.nowMs}`);
  clock.start(note('b'), 20, false);
  const repeating = clock.start(note('a'), 15, true);
  await clock.advance(40, () => Promise.resolve());
  expect(seen).toEqual(['a 15', 'b 20', 'a 30']);
  expect([clock.nowMs, clock.pending]).toEqual([40, 1]);
  clock.clear(repeating);
  expect(clock.pending).toBe(0);
});

test('settles promises between two timers', async () => {
  const clock = new VirtualClock(0);
  const settled: number[] = [];
  clock.start(() => undefined, 10, true);
  await clock.advance(30, async () => void settled.push(clock.nowMs));
  expect(settled).toEqual([10, 20, 30]);
});
