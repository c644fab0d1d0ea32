/** Compares the address of callbacks in the contract with the one of the rule action, which the platform calls alike. */
import { expect, it } from 'vitest';
import { findFactOf } from '../findFact';
import { loadFacts } from '../loadFacts';

const facts = loadFacts('.');

it('accepts the same addresses for callbacks and for the rule action', () => {
  const { fields = [] } = findFactOf(facts, 'operation', 'neptune.operation.send-neptune-device-data') ?? {};
  const address = findFactOf(facts, 'value', 'neptune.callback.address');
  expect(fields.find(({ name }) => name === 'callback')?.constraint).toBe(address?.value);
});
