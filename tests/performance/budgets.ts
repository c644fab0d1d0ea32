import * as z from 'zod';
import type { FirstVisit } from './firstVisit';
import { type RepresentativePage, representativePages } from './representativePages';

const count = z.int().positive();

/** Cost of a first visit without prefetching: brotli bytes by type, and how many files. */
const visitCost = z.strictObject({ html: count, css: count, js: count, files: count });

/**
 * What a cost may be. Docusaurus lists every page and category of the site in its main script and those of all sidebars
 * on each doc, so a visit costs a little for each of them. Parts only go down; the one exception is HTML, which holds
 * the text of the measured page itself. Keep 80 bytes of HTML and 200 of scripts free: names of files carry hashes,
 * which compress differently in every build (seen: 97 bytes between two builds of one commit).
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

/** A measured visit in the units of the budget. Throws when no script or stylesheet was seen: nothing was measured. */
export function toVisitCost({ files, byType }: FirstVisit): VisitCost {
  return visitCost.parse({
    html: byType.get('html')?.brotli,
    css: byType.get('css')?.brotli,
    js: byType.get('js')?.brotli,
    files,
  });
}

/** How large a site is: docs, and categories that have an index page. */
export type SiteSize = { pages: number; categories: number };

/** The most that a visit may cost on a site of `size`. */
export function allowedCost(budget: Budgets[RepresentativePage], size: SiteSize): VisitCost {
  const allow = ({ fixed, perPage, perCategory }: z.infer<typeof limit>) =>
    Math.round(fixed + perPage * size.pages + perCategory * size.categories);
  return { html: allow(budget.html), css: allow(budget.css), js: allow(budget.js), files: allow(budget.files) };
}

/** One sentence per figure of `measured` that is over what is `allowed`. */
export function findOverruns(page: string, measured: VisitCost, allowed: VisitCost): string[] {
  return (Object.keys(allowed) as (keyof VisitCost)[])
    .filter((key) => measured[key] > allowed[key])
    .map((key) => `${page} ${key}: ${measured[key]} is over the budget of ${allowed[key]}`);
}
