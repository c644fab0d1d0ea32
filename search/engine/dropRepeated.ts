import type { QueryUnit } from './query';

/** The same unit at two places: it counts as at the one where it says most, and is missed where either of them is. */
function unite(known: QueryUnit, unit: QueryUnit): QueryUnit {
  const heavier = known.weight < unit.weight ? unit : known;
  const isMissed = !known.isOptional || !unit.isOptional;
  return heavier.isOptional && isMissed ? { ...heavier, isOptional: false } : heavier;
}

/** `units`, each text once and in the place where it stands first: the same unit twice says nothing new. */
export function dropRepeated(units: readonly QueryUnit[]): QueryUnit[] {
  const byText = new Map<string, QueryUnit>();
  for (const unit of units) {
    const known = byText.get(unit.text);
    byText.set(unit.text, known ? unite(known, unit) : unit);
  }
  return [...byText.values()];
}
