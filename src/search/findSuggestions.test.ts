import { expect, it, vi } from 'vitest';
import type { SearchClient, SearchOutcome } from '../../search/protocol/searchClient';
import { findSuggestions, noSuggestions } from './findSuggestions';

const getScope = () => ({ indexName: 'docs', facetFilters: [], snippetWords: 10 });

/** Returns no hits and offers better results each time. */
function createGrowingClient() {
  const outcome = (): SearchOutcome => ({
    isOk: true,
    answers: { results: [] },
    isPartial: true,
    better: { arrives: Promise.resolve(), ask },
  });
  const ask = vi.fn(async () => outcome());
  const client: SearchClient = { warmUp: () => undefined, search: async () => outcome() };
  return { client, ask };
}

it('requests better results until the suggestions are no longer needed', async () => {
  const { client, ask } = createGrowingClient();
  const isWanted = () => ask.mock.calls.length < 3;
  expect(await findSuggestions({ client, getScope }, { query: '没有 这个', seen: [], isWanted })).toEqual(
    noSuggestions,
  );
  expect(ask).toHaveBeenCalledTimes(3);
});

it('tries no suggestions when they are no longer needed', async () => {
  const { client } = createGrowingClient();
  const search = vi.spyOn(client, 'search');
  await findSuggestions({ client, getScope }, { query: '没有 这个', seen: [], isWanted: () => false });
  expect(search).toHaveBeenCalledTimes(1);
});
