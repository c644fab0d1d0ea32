import { expect, it } from 'vitest';
import { readPageFacts } from './pageFacts';

const readVersions = (frontMatter: object) => readPageFacts(frontMatter).appliesTo;

it('appends 及以后 to the version that introduced a feature', () => {
  expect(readVersions({ kind: 'task', applies_to: ['Neptune V2.6', 'Janus V2.0'] })).toEqual([
    'Neptune V2.6 及以后',
    'Janus V2.0 及以后',
  ]);
});

it('keeps a version range unchanged', () => {
  expect(readVersions({ kind: 'task', applies_to: ['Neptune 2.x'] })).toEqual(['Neptune 2.x']);
  expect(readVersions({ kind: 'task' })).toEqual([]);
});

it('keeps the version of release notes unchanged', () => {
  expect(readVersions({ kind: 'release', applies_to: ['Neptune V2.6'] })).toEqual(['Neptune V2.6']);
});

it('reads quoted and unquoted YAML dates', () => {
  expect(readPageFacts({ last_reviewed: new Date('2026-11-20T00:00:00Z') }).reviewedOn).toBe('2026-11-20');
  expect(readPageFacts({ last_reviewed: '2026-11-20' }).reviewedOn).toBe('2026-11-20');
  expect(readPageFacts({}).reviewedOn).toBeUndefined();
});

it('returns the reading time only of pages that are read from start to end', () => {
  expect(readPageFacts({ kind: 'concept', reading_minutes: 4 }).readingMinutes).toBe(4);
  expect(readPageFacts({ kind: 'task', reading_minutes: 4 }).readingMinutes).toBeUndefined();
  expect(readPageFacts({ kind: 'rest', reading_minutes: 4 }).readingMinutes).toBeUndefined();
});
