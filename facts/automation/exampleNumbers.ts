/** Numbers in the facts of Automation, for the tests that recompute its example machines. */
import { findFactOf } from '../findFact';
import { loadFacts } from '../loadFacts';

const facts = loadFacts('.');

/**
 * Returns the number `automation.<name>`. Texts with a typographic minus count as numbers. Throws when the fact is
 * missing.
 */
export function readNumber(name: string): number {
  const fact = findFactOf(facts, 'value', `automation.${name}`);
  if (!fact) throw new Error(`automation.${name} is missing; the tests of the example machine need it`);
  return Number(String(fact.value).replace('−', '-'));
}

/** Returns the default of the parameter `automation.<set>.<name>` as a number, or NaN for a text. */
export function readDefault(set: string, name: string): number {
  return Number(findFactOf(facts, 'parameter', `automation.${set}.${name}`)?.default);
}
