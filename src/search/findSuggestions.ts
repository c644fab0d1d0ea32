import type { Hit } from '../../search/protocol/query';
import type { SearchClient, SearchOutcome } from '../../search/protocol/searchClient';
import { type SearchScope, buildProductQueries } from './searchRequests';
import { buildTrialQueries, findProducts, pickHeadings, pickSuggestions, splitQuery } from './suggestions';

type SuggestionRequest = {
  query: string;
  seen: readonly string[];
  /** Returns whether the suggestions are still needed. */
  isWanted: () => boolean;
};

export type Suggestions = { queries: readonly string[]; headings: readonly Hit[] };

export const noSuggestions: Suggestions = { queries: [], headings: [] };

/**
 * Finds alternatives to a query without hits, and the nearest headings. `seen` are products that had hits before.
 * Returns none when the search fails.
 */
export async function findSuggestions(
  { client, getScope }: { client: SearchClient; getScope: () => SearchScope },
  { query, seen, isWanted }: SuggestionRequest,
): Promise<Suggestions> {
  const all = await client.search(buildProductQueries(getScope()));
  if (!isWanted()) return noSuggestions;
  const parts = splitQuery(query);
  const products = findProducts(all.isOk ? all.answers.results[0] : undefined, seen);
  const tried = await waitForComplete(
    await client.search(buildTrialQueries(getScope(), [...parts, ...products])),
    isWanted,
  );
  if (!tried.isOk) return noSuggestions;
  const { results } = tried.answers;
  return { queries: pickSuggestions(results, { parts, products }), headings: pickHeadings(results, parts) };
}

/** Waits until the whole index has been searched, or until the suggestions are no longer needed. */
async function waitForComplete(outcome: SearchOutcome, isWanted: () => boolean): Promise<SearchOutcome> {
  if (!outcome.isOk || !outcome.better) return outcome;
  await outcome.better.arrives;
  return isWanted() ? waitForComplete(await outcome.better.ask(), isWanted) : outcome;
}
