import type { SearchClient, SearchOutcome } from '../../search/protocol/searchClient';
import { type SearchScope, buildProductQueries } from './searchRequests';
import { buildTrialQueries, findProducts, pickSuggestions, splitQuery } from './suggestions';

type Asked = { query: string; seen: readonly string[] };

/** What to try instead of a query without hits, `seen` being products that had some before; empty when that fails too. */
export async function findSuggestions(
  { client, getScope }: { client: SearchClient; getScope: () => SearchScope },
  { query, seen }: Asked,
): Promise<string[]> {
  const all = await client.search(buildProductQueries(getScope()));
  const parts = splitQuery(query);
  const products = findProducts(all.isOk ? all.answers.results[0] : undefined, seen);
  const tried = await waitForAll(await client.search(buildTrialQueries(getScope(), [...parts, ...products])));
  return tried.isOk ? pickSuggestions(tried.answers.results, { parts, products }) : [];
}

/** The answer that has looked through all that it is going to. */
async function waitForAll(outcome: SearchOutcome): Promise<SearchOutcome> {
  if (!outcome.isOk || !outcome.better) return outcome;
  await outcome.better.arrives;
  return waitForAll(await outcome.better.ask());
}
