import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { findSizeWarning } from './sizeWarning';

test('warns when the compressed index exceeds 2 MB', () => {
  const files = [randomBytes(1_100_000), randomBytes(1_100_000)];
  expect(findSizeWarning(files)).toMatch(/2\.2 MB .*about 1,000 pages.*hosted service/);
});

test('does not warn when a large index compresses to less than 2 MB', () => {
  expect(findSizeWarning([Buffer.from('设备接入'.repeat(500_000))])).toBeUndefined();
});

test('does not warn about a small index', () => {
  expect(findSizeWarning([randomBytes(1_900_000)])).toBeUndefined();
});
