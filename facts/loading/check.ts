import type { Fact } from '../model/facts';

/** Check over all facts, including members, that reports faults. */
export type Check = (facts: readonly Fact[], report: (fact: Fact, message: string) => void) => void;

/** Calls `found` for every fact with the same identity as an earlier one. */
export function findDuplicates<F extends Fact>(
  facts: readonly F[],
  identityOf: (fact: F) => string | undefined,
  found: (first: F, second: F) => void,
): void {
  const seen = new Map<string, F>();
  for (const fact of facts) {
    const identity = identityOf(fact);
    if (identity === undefined) continue;
    const first = seen.get(identity);
    if (first) found(first, fact);
    else seen.set(identity, fact);
  }
}

/** Returns the key and the file of a fact for messages. */
export function locate({ key, file }: Fact): string {
  return `${key}（${file}）`;
}
