import { expect, test } from 'vitest';
import { createRateLimit } from './rateLimit';

test('an address may spend two seconds’ worth at once and goes on at the limited rate', () => {
  let nowMs = 0;
  const limit = createRateLimit(2, () => nowMs);
  expect([1, 2, 3, 4].map(() => limit.take('a'))).toEqual([0, 0, 0, 0]);
  expect(limit.take('a')).toBe(500);
  nowMs = 250;
  expect(limit.take('a')).toBe(250);
  nowMs = 500;
  expect(limit.take('a')).toBe(0);
  expect(limit.take('a')).toBe(500);
});

test('a rate below one a second still lets the first call through', () => {
  const limit = createRateLimit(0.1, () => 0);
  expect(limit.take('a')).toBe(0);
  expect(limit.take('a')).toBe(10_000);
});

test('addresses do not spend for each other, and the oldest are forgotten', () => {
  const limit = createRateLimit(0.5, () => 0);
  limit.take('first');
  expect(limit.take('first')).toBeGreaterThan(0);
  for (let count = 0; count < 10_000; count += 1) expect(limit.take(`a${String(count)}`)).toBe(0);
  expect(limit.take('first')).toBe(0);
});
