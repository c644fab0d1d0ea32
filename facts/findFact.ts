import type { Fact, FactOf, FactType, Facts } from './model/facts';

function isOfType<T extends FactType>(fact: Fact, type: T): fact is FactOf<T> {
  return fact.type === type;
}

export function findFact(facts: Facts, key: string): Fact | undefined {
  return facts.byKey.get(key);
}

/** Returns the fact with this key if it has this type. */
export function findFactOf<T extends FactType>(facts: Facts, type: T, key: string): FactOf<T> | undefined {
  const fact = facts.byKey.get(key);
  return fact && isOfType(fact, type) ? fact : undefined;
}

/** Lists the facts of a type, optionally of one area, in file order. */
export function listFacts<T extends FactType>(facts: Facts, type: T, area?: string): FactOf<T>[] {
  return [...facts.byKey.values()].filter(
    (fact): fact is FactOf<T> => isOfType(fact, type) && (area === undefined || fact.area === area),
  );
}

/** Lists the keys of a fact and of its members. */
export function listKeys(fact: Fact): string[] {
  const members = fact.type === 'screen' ? fact.elements : [];
  const others = fact.type === 'state-set' || fact.type === 'parameter-set' ? fact.members : [];
  return [fact.key, ...members.map(({ key }) => key), ...others.map(({ key }) => key)];
}
