import * as z from 'zod';
import { maxScriptBytes } from '../../search/sharded/allowance';
import type { SearchCost } from './searchCost';
import type { WorkerScripts } from './workerScript';

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

/**
 * One sentence for every figure of the search on a site of `pageCount` pages that is over its budget, and for the
 * scripts of a large site, when they cost more than its first queries leave them.
 */
export function findSearchOverruns(
  cost: SearchCost,
  scripts: WorkerScripts,
  pageCount: number,
  budgets: SearchBudgets,
): string[] {
  const { beforeIntent, firstTier, everything } = cost;
  // What does not depend on pages may be most of a small site's index.
  const allowed = Math.min(budgets.allBytes, budgets.firstTierBytes + budgets.bytesPerPage * pageCount);
  const figures: readonly (readonly [string, number, number])[] = [
    ['requests before intent', beforeIntent.requests, budgets.beforeIntentRequests],
    ['bytes of the first tier', firstTier.bytes, budgets.firstTierBytes],
    ['requests of the first tier', firstTier.requests, budgets.firstTierRequests],
    ['bytes of everything', everything.bytes, allowed],
    ['bytes of the scripts on a large site', scripts.worker + scripts.sharded, maxScriptBytes],
  ];
  return figures
    .filter(([, measured, budget]) => measured > budget)
    .map(([name, measured, budget]) => `search, ${name}: ${String(measured)} is over the budget of ${String(budget)}`);
}
