import * as z from 'zod';
import type { SearchCost } from './searchCost';

const budgetFile = z.strictObject({
  beforeIntentRequests: z.int().nonnegative(),
  firstTierBytes: z.int().positive(),
  allBytes: z.int().positive(),
});

export type SearchBudgets = z.infer<typeof budgetFile>;

/** Parses `budgets.json`. Throws on a missing figure. */
export function parseSearchBudgets(data: unknown): SearchBudgets {
  return budgetFile.parse(data);
}

/** Returns a sentence for each figure that exceeds its budget. */
export function findSearchOverruns(cost: SearchCost, budgets: SearchBudgets): string[] {
  const { beforeIntent, firstTier, everything } = cost;
  const figures: readonly (readonly [string, number, number])[] = [
    ['requests before intent', beforeIntent.requests, budgets.beforeIntentRequests],
    ['bytes of the first tier', firstTier.bytes, budgets.firstTierBytes],
    ['bytes of everything', everything.bytes, budgets.allBytes],
  ];
  return figures
    .filter(([, measured, budget]) => measured > budget)
    .map(([name, measured, budget]) => `search, ${name}: ${String(measured)} is over the budget of ${String(budget)}`);
}
