/** Numbers of the facts of Automation, for the tests that recompute its example machines. */
import { findFactOf } from '../findFact';
import { loadFacts } from '../loadFacts';

const facts = loadFacts('.');

/** The number `automation.<name>`; texts with the typographic minus count as numbers too. Throws when it is gone. */
export function readNumber(name: string): number {
  const fact = findFactOf(facts, 'value', `automation.${name}`);
  if (!fact) throw new Error(`automation.${name} is gone; the arithmetic of the example machine needs it`);
  return Number(String(fact.value).replace('−', '-'));
}

/** The default of the parameter `automation.<set>.<name>` as a number; NaN for one in words. */
export function readDefault(set: string, name: string): number {
  return Number(findFactOf(facts, 'parameter', `automation.${set}.${name}`)?.default);
}
