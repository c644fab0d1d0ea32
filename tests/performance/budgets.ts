import * as z from 'zod';
import type { FirstVisit } from './firstVisit';
import { type RepresentativePage, representativePages } from './representativePages';

const count = z.int().positive();

/** Cost of a first visit without prefetching: brotli bytes by type, and number of files. */
const visitCost = z.strictObject({ html: count, css: count, js: count, files: count });

/**
 * Limit of a cost. Docusaurus lists every page and category in its main script and those of all sidebars on each doc, so
 * each adds to the cost of a visit. Only lower the limits, except for HTML, which contains the text of the measured page.
 * Leave 80 bytes of HTML and 200 of scripts free: hashes in file names compress differently in every build (up to 97
 * bytes between two builds of one commit).
 */
const perItem = z.number().nonnegative();
const limit = z.strictObject({ fixed: z.number().positive(), perPage: perItem, perCategory: perItem });
const pageBudget = z.strictObject({ html: limit, css: limit, js: limit, files: limit });
const budgetFile = z.strictObject(
  Object.fromEntries(Object.keys(representativePages).map((page) => [page, pageBudget])) as Record<
    RepresentativePage,
    typeof pageBudget
  >,
);

export type VisitCost = z.infer<typeof visitCost>;
export type Budgets = z.infer<typeof budgetFile>;

/** Parses `budgets.json`. Throws on a missing page or figure. */
export function parseBudgets(data: unknown): Budgets {
  return budgetFile.parse(data);
}

/** Converts a measured visit to the units of the budget. Throws when it has no script or style sheet. */
export function toVisitCost({ files, byType }: FirstVisit): VisitCost {
  return visitCost.parse({
    html: byType.get('html')?.brotli,
    css: byType.get('css')?.brotli,
    js: byType.get('js')?.brotli,
    files,
  });
}

/** Number of docs, and of categories with an index page. */
export type SiteSize = { pages: number; categories: number };

/** Returns the maximum cost of a visit for a site of `size`. */
export function allowedCost(budget: Budgets[RepresentativePage], size: SiteSize): VisitCost {
  const allow = ({ fixed, perPage, perCategory }: z.infer<typeof limit>) =>
    Math.round(fixed + perPage * size.pages + perCategory * size.categories);
  return { html: allow(budget.html), css: allow(budget.css), js: allow(budget.js), files: allow(budget.files) };
}

/** Describes each figure of `measured` that is larger than in `allowed`. */
export function findOverruns(page: string, measured: VisitCost, allowed: VisitCost): string[] {
  return (Object.keys(allowed) as (keyof VisitCost)[])
    .filter((key) => measured[key] > allowed[key])
    .map((key) => `${page} ${key}: ${measured[key]} is over the budget of ${allowed[key]}`);
}
