import { expect, it } from 'vitest';
import { readPageFacts } from './pageFacts';

const readVersions = (frontMatter: object) => readPageFacts(frontMatter).appliesTo;

it('says that a page holds from the version that brought its function', () => {
  expect(readVersions({ kind: 'task', applies_to: ['Neptune V2.6', 'Janus V2.0'] })).toEqual([
    'Neptune V2.6 及以后',
    'Janus V2.0 及以后',
  ]);
});

it('leaves a range of versions as it is', () => {
  expect(readVersions({ kind: 'task', applies_to: ['Neptune 2.x'] })).toEqual(['Neptune 2.x']);
  expect(readVersions({ kind: 'task' })).toEqual([]);
});

it('leaves the version of release notes alone: they are about no other', () => {
  expect(readVersions({ kind: 'release', applies_to: ['Neptune V2.6'] })).toEqual(['Neptune V2.6']);
});

it('reads a date of YAML and a date in quotes alike', () => {
  expect(readPageFacts({ last_reviewed: new Date('2026-11-20T00:00:00Z') }).reviewedOn).toBe('2026-11-20');
  expect(readPageFacts({ last_reviewed: '2026-11-20' }).reviewedOn).toBe('2026-11-20');
  expect(readPageFacts({}).reviewedOn).toBeUndefined();
});
