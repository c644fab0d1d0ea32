import { listFacts } from '../../../../facts/findFact';
import type { Facts } from '../../../../facts/model/facts';
import { type Passage, masks } from './passage';

/** Lists words of the products' user interfaces: screens, menus, elements. */
export function listOriginals(facts: Facts): ReadonlySet<string> {
  return new Set([
    ...listFacts(facts, 'screen').flatMap(({ label, path }) => [label, ...path]),
    ...listFacts(facts, 'element').map(({ label }) => label),
  ]);
}

/**
 * Masks bold words of the user interface: their spelling is the product's. Keeps their first and last characters for the
 * rules about spacing.
 */
export function maskOriginals(passage: Passage, originals: ReadonlySet<string>): Passage {
  let { plain, unquoted } = passage;
  for (const { type, start, end } of passage.spans) {
    if (type !== 'strong' || end - start < 3 || !originals.has(passage.text.slice(start, end))) continue;
    const inside = masks.original.repeat(end - start - 2);
    plain = plain.slice(0, start + 1) + inside + plain.slice(end - 1);
    unquoted = unquoted.slice(0, start + 1) + inside + unquoted.slice(end - 1);
  }
  return { ...passage, plain, unquoted };
}
