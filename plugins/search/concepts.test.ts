import { expect, it } from 'vitest';
import { loadConcepts } from './concepts';

it('concepts have phrases that differ', () => {
  const concepts = loadConcepts('.');
  expect(concepts.length).toBeGreaterThan(0);
  expect(concepts.filter(({ phrases }) => new Set(phrases).size < phrases.length)).toEqual([]);
});
