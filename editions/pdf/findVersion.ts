import { listFacts } from '../../facts/findFact';
import type { Facts } from '../../facts/model/facts';

/** Returns the newest version of a product: of its release notes, otherwise of its downloads. Undefined without both. */
export function findVersion(facts: Facts, area: string): string | undefined {
  const [newest] = [...listFacts(facts, 'release', area), ...listFacts(facts, 'download', area)];
  return newest?.version;
}
