import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { findCopyDate } from './copyDate';

it('is the day that reproducible builds agree on', () => {
  expect(findCopyDate('.', { SOURCE_DATE_EPOCH: '1792454400' })).toBe('2026-10-20');
});

it('is unknown without a repository', () => {
  expect(findCopyDate(tmpdir(), {})).toBeUndefined();
});
