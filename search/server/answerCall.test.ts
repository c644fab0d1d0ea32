import { expect, it, vi } from 'vitest';
import { buildRequest } from '../protocol/buildRequest';
import type { SearchQueries, SearchRequest } from '../protocol/query';
import { answerCall } from './answerCall';
import { maxPagesAtOnce } from './limits';

const asked: string[] = [];
const answer = vi.fn(({ requests }: SearchQueries) => {
  asked.push(requests.map(({ query, page }) => `${query}${String(page)}`).join(' '));
  return {
    results: requests.map(({ query, page, hitsPerPage }) => ({
      hits: [],
      nbHits: 0,
      nbPages: 0,
      page,
      hitsPerPage,
      query,
      facets: {},
    })),
  };
});

function call(requests: readonly SearchRequest[], signal = new AbortController().signal) {
  asked.length = 0;
  return answerCall({ answer }, { requests }, signal);
}

const pages = [
  buildRequest({ query: 'a' }),
  buildRequest({ query: 'b' }),
  buildRequest({ query: 'a', page: 1 }),
  buildRequest({ query: 'a', facetFilters: ['language:en'] }),
];

it('answers in the order of the requests, looking once for what is asked page by page', async () => {
  const results = await call(pages);
  expect(results.map(({ query, page }) => [query, page])).toEqual([
    ['a', 0],
    ['b', 0],
    ['a', 1],
    ['a', 0],
  ]);
  expect(asked).toEqual(['a0 a1', 'b0', 'a0']);
  expect(results.every(({ processingTimeMS }) => Number.isInteger(processingTimeMS))).toBe(true);
});

it('lets others have their turn between two questions', async () => {
  setImmediate(() => asked.push('somebody else'));
  await call(pages);
  expect(asked).toEqual(['a0 a1', 'somebody else', 'b0', 'a0']);
});

it('lets others have their turn between many pages of one question, too', async () => {
  setImmediate(() => asked.push('somebody else'));
  const results = await call(
    Array.from({ length: maxPagesAtOnce + 1 }, (_, page) => buildRequest({ query: 'a', page })),
  );
  expect(asked.slice(1)).toEqual(['somebody else', `a${String(maxPagesAtOnce)}`]);
  expect(results.map(({ page }) => page)).toEqual([...results.keys()]);
});

it('asks nothing more when the caller has gone', async () => {
  const caller = new AbortController();
  const answered = call(pages, caller.signal);
  caller.abort();
  await expect(answered).rejects.toThrow('aborted');
  expect(asked).toEqual(['a0 a1']);
});

it('names every answer that clicks are counted for, and no other', async () => {
  const counted = buildRequest({ query: 'a', clickAnalytics: true });
  const ids = [...(await call([counted, counted])), ...(await call([counted]))].map(({ queryID }) => queryID);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(ids).size).toBe(3);
  const [plain] = await call([buildRequest({ query: 'a' })]);
  expect(plain).not.toHaveProperty('queryID');
});

it('takes products and gives them as they stand in records: escaped', async () => {
  answer.mockImplementationOnce(({ requests }) => ({
    results: requests.map((request) => ({
      ...request,
      hits: [],
      nbHits: 0,
      nbPages: 0,
      facets: { 'hierarchy.lvl0': { 'A & B': 1 } },
    })),
  }));
  const facetFilters = ['hierarchy.lvl0:-A &amp; B', ['hierarchy.lvl0:C & D']];
  const [result] = await call([buildRequest({ query: 'a', facetFilters })]);
  expect(result?.facets).toEqual({ 'hierarchy.lvl0': { 'A &amp; B': 1 } });
  expect(answer.mock.lastCall?.[0].requests[0]?.facetFilters).toEqual([
    'hierarchy.lvl0:-A & B',
    ['hierarchy.lvl0:C & D'],
  ]);
});
