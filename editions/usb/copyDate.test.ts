import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { findCopyDate } from './copyDate';

it('returns the date of SOURCE_DATE_EPOCH', () => {
  expect(findCopyDate('.', { SOURCE_DATE_EPOCH: '1792454400' })).toBe('2026-10-20');
});

it('returns undefined without a repository', () => {
  expect(findCopyDate(tmpdir(), {})).toBeUndefined();
});
