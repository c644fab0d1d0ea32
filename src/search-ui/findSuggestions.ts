import type { SearchClient, SearchOutcome } from '../../search/protocol/searchClient';
import { type SearchScope, buildProductQueries } from './searchRequests';
import { buildTrialQueries, findProducts, pickSuggestions, splitQuery } from './suggestions';

type Asked = {
  query: string;
  seen: readonly string[];
  /** Whether somebody still waits for them. */
  isWanted: () => boolean;
};

/**
 * What to try instead of a query without hits, `seen` being products that had some before; empty when that fails too.
 */
export async function findSuggestions(
  { client, getScope }: { client: SearchClient; getScope: () => SearchScope },
  { query, seen, isWanted }: Asked,
): Promise<string[]> {
  const all = await client.search(buildProductQueries(getScope()));
  if (!isWanted()) return [];
  const parts = splitQuery(query);
  const products = findProducts(all.isOk ? all.answers.results[0] : undefined, seen);
  const tried = await waitForAll(await client.search(buildTrialQueries(getScope(), [...parts, ...products])), isWanted);
  return tried.isOk ? pickSuggestions(tried.answers.results, { parts, products }) : [];
}

/** The answer that has looked through all that it is going to, or the last one that somebody waited for. */
async function waitForAll(outcome: SearchOutcome, isWanted: () => boolean): Promise<SearchOutcome> {
  if (!outcome.isOk || !outcome.better) return outcome;
  await outcome.better.arrives;
  return isWanted() ? waitForAll(await outcome.better.ask(), isWanted) : outcome;
}
