import { expect, it } from 'vitest';
import { createFieldLengths } from './fieldLengths';

it('weights an occurrence by the length of its field', () => {
  const lengths = createFieldLengths(4);
  lengths.set(0, 'content', 10);
  lengths.set(1, 'content', 20);
  lengths.set(2, 'content', 30);
  const { content, heading } = lengths.factors();
  expect(content[0]).toBeCloseTo(1 / (1 - 0.6 + 0.6 * 0.5));
  expect(content[1]).toBeCloseTo(1);
  expect(content[2]).toBeCloseTo(1 / (1 - 0.6 + 0.6 * 1.5));
  expect(content[3]).toBe(1);
  expect(Array.from(heading)).toEqual([1, 1, 1, 1]);
});

it('computes factors again after a change of a measured field', () => {
  const lengths = createFieldLengths(2);
  lengths.set(0, 'heading', 2);
  lengths.set(1, 'heading', 2);
  const before = lengths.factors();
  lengths.set(0, 'title', 50);
  expect(lengths.factors()).toBe(before);
  lengths.set(0, 'heading', 4);
  expect(lengths.factors().heading[0]).toBeLessThan(1);
  expect(lengths.factors().heading[1]).toBeGreaterThan(1);
});
