import { expect, test } from 'vitest';
import { maxAddresses } from './limits';
import { createRateLimit } from './rateLimit';

test('an address may spend two seconds’ worth at once and goes on at the limited rate', () => {
  let nowMs = 0;
  const limit = createRateLimit(2, () => nowMs);
  expect([1, 2, 3, 4].map(() => limit.take('a', 1))).toEqual([0, 0, 0, 0]);
  expect(limit.take('a', 1)).toBe(500);
  nowMs = 250;
  expect(limit.take('a', 1)).toBe(250);
  nowMs = 500;
  expect(limit.take('a', 1)).toBe(0);
  expect(limit.take('a', 1)).toBe(500);
});

test('a rate below one a second still lets the first call through', () => {
  const limit = createRateLimit(0.1, () => 0);
  expect(limit.take('a', 1)).toBe(0);
  expect(limit.take('a', 1)).toBe(10_000);
});

test('addresses do not spend for each other, and the oldest are forgotten', () => {
  const limit = createRateLimit(0.5, () => 0);
  limit.take('first', 1);
  expect(limit.take('first', 1)).toBeGreaterThan(0);
  for (let count = 0; count < maxAddresses; count += 1) expect(limit.take(`a${String(count)}`, 1)).toBe(0);
  expect(limit.take('first', 1)).toBe(0);
});

test('a call pays for each of its questions, and later ones wait for what it owes', () => {
  let nowMs = 0;
  const limit = createRateLimit(2, () => nowMs);
  expect(limit.take('a', 10)).toBe(0);
  expect(limit.take('a', 1)).toBe(3500);
  nowMs = 3500;
  expect(limit.take('a', 1)).toBe(0);
});

test('an address that goes on asking is not forgotten before those that have stopped', () => {
  const limit = createRateLimit(0.5, () => 0);
  limit.take('busy', 1);
  for (let count = 0; count < maxAddresses - 1; count += 1) limit.take(`a${String(count)}`, 1);
  expect(limit.take('busy', 1)).toBeGreaterThan(0);
  limit.take('one too many', 1);
  expect(limit.take('busy', 1)).toBeGreaterThan(0);
  expect(limit.take('a0', 1)).toBe(0); // this one was
});

test('a network of IPv6 counts as one address; one of IPv4 is the same however it is written', () => {
  const isOne = (first: string, second: string) => {
    const limit = createRateLimit(0.5, () => 0);
    return limit.take(first, 1) === 0 && limit.take(second, 1) > 0;
  };
  expect(isOne('2001:db8:0:1::1', '2001:db8:0:1:ffff:ffff:ffff:ffff')).toBe(true);
  expect(isOne('2001:db8::1', '2001:db8::2:0:0:1')).toBe(true);
  expect(isOne('2001:db8::1', '2001:db8:0:1::1')).toBe(false);
  expect(isOne('2001:db8:1::', '2001:db8:2::')).toBe(false);
  expect(isOne('::1:2:3:4', '::2:2:3:4')).toBe(true);
  expect(isOne('::1:2:3:4:5:6:7', '::2:2:3:4:5:6:7')).toBe(false);
  expect(isOne('::1', '::ffff:127.0.0.1')).toBe(false);
  expect(isOne('::ffff:10.0.0.1', '::ffff:10.0.0.2')).toBe(false);
  expect(isOne('::ffff:10.0.0.1', '10.0.0.1')).toBe(true);
});
