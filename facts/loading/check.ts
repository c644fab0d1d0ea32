import type { Fact } from '../model/facts';

/** Looks at all facts, members included, and notes what is wrong with some. */
export type Check = (facts: readonly Fact[], note: (fact: Fact, message: string) => void) => void;

/** Calls `found` with every later fact that has the same identity as an earlier one. */
export function findTwins<F extends Fact>(
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

/** A fact as messages name it. */
export function where({ key, file }: Fact): string {
  return `"${key}" (${file})`;
}
