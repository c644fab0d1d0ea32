import type { Hit } from '../../search/protocol/query';
import type { SearchClient, SearchOutcome } from '../../search/protocol/searchClient';
import { type SearchScope, buildProductQueries } from './searchRequests';
import { buildTrialQueries, findProducts, pickHeadings, pickSuggestions, splitQuery } from './suggestions';

type Asked = {
  query: string;
  seen: readonly string[];
  /** Whether somebody still waits for them. */
  isWanted: () => boolean;
};

export type Suggestions = { queries: readonly string[]; headings: readonly Hit[] };

export const noSuggestions: Suggestions = { queries: [], headings: [] };

/**
 * Finds queries to try instead of one without hits, and the headings nearest to it. `seen` are products that had hits
 * before. Returns none when that fails, too.
 */
export async function findSuggestions(
  { client, getScope }: { client: SearchClient; getScope: () => SearchScope },
  { query, seen, isWanted }: Asked,
): Promise<Suggestions> {
  const all = await client.search(buildProductQueries(getScope()));
  if (!isWanted()) return noSuggestions;
  const parts = splitQuery(query);
  const products = findProducts(all.isOk ? all.answers.results[0] : undefined, seen);
  const tried = await waitForAll(await client.search(buildTrialQueries(getScope(), [...parts, ...products])), isWanted);
  if (!tried.isOk) return noSuggestions;
  const { results } = tried.answers;
  return { queries: pickSuggestions(results, { parts, products }), headings: pickHeadings(results, parts) };
}

/** The answer that has looked through all that it is going to, or the last one that somebody waited for. */
async function waitForAll(outcome: SearchOutcome, isWanted: () => boolean): Promise<SearchOutcome> {
  if (!outcome.isOk || !outcome.better) return outcome;
  await outcome.better.arrives;
  return isWanted() ? waitForAll(await outcome.better.ask(), isWanted) : outcome;
}
