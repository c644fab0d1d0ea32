import type { Fact, FactOf, FactType, Facts } from './model/facts';

function isOfType<T extends FactType>(fact: Fact, type: T): fact is FactOf<T> {
  return fact.type === type;
}

/** The fact with exactly this key. */
export function findFact(facts: Facts, key: string): Fact | undefined {
  return facts.byKey.get(key);
}

/** The fact with this key, when it has this type. */
export function findFactOf<T extends FactType>(facts: Facts, type: T, key: string): FactOf<T> | undefined {
  const fact = facts.byKey.get(key);
  return fact && isOfType(fact, type) ? fact : undefined;
}

/**
 * All facts of a type, in the order of the files: `listFacts(facts, 'value')`, `listFacts(facts, 'term', 'neptune')`.
 */
export function listFacts<T extends FactType>(facts: Facts, type: T, area?: string): FactOf<T>[] {
  return [...facts.byKey.values()].filter(
    (fact): fact is FactOf<T> => isOfType(fact, type) && (area === undefined || fact.area === area),
  );
}

/** The keys of a fact and of its members: what a page that says any of it uses. */
export function listKeys(fact: Fact): string[] {
  const members = fact.type === 'screen' ? fact.elements : [];
  const others = fact.type === 'state-set' || fact.type === 'parameter-set' ? fact.members : [];
  return [fact.key, ...members.map(({ key }) => key), ...others.map(({ key }) => key)];
}
