import * as z from 'zod';
import type { SearchCost } from './searchCost';

const budgetFile = z.strictObject({
  beforeIntentRequests: z.int().nonnegative(),
  firstTierBytes: z.int().positive(),
  firstTierRequests: z.int().positive(),
  bytesPerPage: z.int().positive(),
  allBytes: z.int().positive(),
});

export type SearchBudgets = z.infer<typeof budgetFile>;

/** Parses `budgets.json`. Throws on a missing figure. */
export function parseSearchBudgets(data: unknown): SearchBudgets {
  return budgetFile.parse(data);
}

/** Returns a sentence for every figure of the search on a site of `pageCount` pages that is over its budget. */
export function findSearchOverruns(cost: SearchCost, pageCount: number, budgets: SearchBudgets): string[] {
  const { beforeIntent, firstTier, everything } = cost;
  // What does not depend on pages may be most of a small site's index.
  const allowed = Math.min(budgets.allBytes, budgets.firstTierBytes + budgets.bytesPerPage * pageCount);
  const figures: readonly (readonly [string, number, number])[] = [
    ['requests before intent', beforeIntent.requests, budgets.beforeIntentRequests],
    ['bytes of the first tier', firstTier.bytes, budgets.firstTierBytes],
    ['requests of the first tier', firstTier.requests, budgets.firstTierRequests],
    ['bytes of everything', everything.bytes, allowed],
  ];
  return figures
    .filter(([, measured, budget]) => measured > budget)
    .map(([name, measured, budget]) => `search, ${name}: ${String(measured)} is over the budget of ${String(budget)}`);
}
