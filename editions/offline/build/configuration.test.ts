import { expect, test } from 'vitest';
import { isServiceWorkerOn } from './configuration';

test.each([
  [undefined, true],
  ['on', true],
  ['off', false],
])('SERVICE_WORKER=%s: pages are kept is %s', (value, expected) => {
  expect(isServiceWorkerOn({ SERVICE_WORKER: value })).toBe(expected);
});

test.each(['', 'false', 'OFF', '0'])('refuses SERVICE_WORKER="%s"', (value) => {
  expect(() => isServiceWorkerOn({ SERVICE_WORKER: value })).toThrow(`SERVICE_WORKER is "${value}"`);
});
