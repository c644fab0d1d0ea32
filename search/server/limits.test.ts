import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hitsPerPage, maxQueryChars } from '../protocol/limits';
import { maxBodyKb, maxHitsPerPage, maxListed, maxRequests, maxTagChars, timeouts } from './limits';

test('are those that callers are told', () => {
  const told = readFileSync('deploy/search.md', 'utf8').replace(/\s+/g, ' ');
  for (const limit of [
    `Bodies are limited to ${String(maxBodyKb)} KB`,
    `calls to ${String(maxRequests)} questions`,
    `queries to ${String(maxQueryChars)} characters`,
    `a tag to ${String(maxTagChars)} characters`,
    `a page to ${String(maxHitsPerPage)} hits (\`hitsPerPage\`, ${String(hitsPerPage)} by default)`,
    `lists of filters and attributes to ${String(maxListed)}`,
  ]) {
    expect(told).toContain(limit);
  }
});

test('leave nobody waiting for ever', () => {
  expect(Object.values(timeouts).filter((ms) => ms <= 0)).toEqual([]);
});
