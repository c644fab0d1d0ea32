import { expect, it } from 'vitest';
import { listFacts } from './findFact';
import { loadFacts } from './loadFacts';

const isPlaceholder = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:([A-Z])\1{3}(?:-\1{4})+|your_\w+)$/.test(value);

const facts = loadFacts('.');

it('has distinct placeholders for different values', () => {
  const values = listFacts(facts, 'value', 'world').map(({ value }) => value);
  const requests = listFacts(facts, 'operation').map(({ requestExample }) => Object.values(requestExample));
  for (const group of [values, ...requests]) {
    const placeholders = group.filter(isPlaceholder);
    expect(placeholders).toEqual([...new Set(placeholders)]);
  }
});
