import * as z from 'zod';
import type { FirstVisit } from './firstVisit';
import { type RepresentativePage, representativePages } from './representativePages';

const count = z.int().positive();

/** Brotli bytes by type, and how many files, of a first visit without prefetching. They only ever go down. */
const pageBudget = z.strictObject({ html: count, css: count, js: count, files: count });
const budgetFile = z.strictObject(
  Object.fromEntries(Object.keys(representativePages).map((page) => [page, pageBudget])) as Record<
    RepresentativePage,
    typeof pageBudget
  >,
);

export type PageBudget = z.infer<typeof pageBudget>;
export type Budgets = z.infer<typeof budgetFile>;

/** Parses `budgets.json`. Throws on a missing page or a figure that is no positive whole number. */
export function parseBudgets(data: unknown): Budgets {
  return budgetFile.parse(data);
}

/** A measured visit in the units of the budget. Throws when no script or stylesheet was seen: nothing was measured. */
export function toBudgetUnits({ files, byType }: FirstVisit): PageBudget {
  return pageBudget.parse({
    html: byType.get('html')?.brotli,
    css: byType.get('css')?.brotli,
    js: byType.get('js')?.brotli,
    files,
  });
}

/** One sentence per figure of `measured` that is over its budget. */
export function findOverruns(page: string, measured: PageBudget, budget: PageBudget): string[] {
  return (Object.keys(budget) as (keyof PageBudget)[])
    .filter((key) => measured[key] > budget[key])
    .map((key) => `${page} ${key}: ${measured[key]} is over the budget of ${budget[key]}`);
}
