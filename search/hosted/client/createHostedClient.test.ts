import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildRequest } from '../../protocol/buildRequest';
import type { JsonObject } from '../../protocol/guards';
import type { SearchQueries } from '../../protocol/query';
import { answerQueries } from '../testing/fakeAnswers';
import { type HostedClientOptions, createHostedClient } from './createHostedClient';
import type { PostFetch } from './postText';

const hosts = ['https://a.example', 'https://b.example', 'https://c.example'];
const request = {
  indexName: 'docs',
  query: '配置',
  attributesToRetrieve: ['hierarchy'],
  attributesToSnippet: ['content:10'],
  highlightPreTag: '\uE000',
  highlightPostTag: '\uE001',
  hitsPerPage: 20,
  page: 0,
  clickAnalytics: false,
  facets: [],
  facetFilters: [],
};
const queries: SearchQueries = { requests: [request] };
const result = { hits: [], nbHits: 0, nbPages: 0, page: 0, hitsPerPage: 20, query: '配置' };
const good = JSON.stringify({ results: [result] });

type Behaviour = 'hangs' | 'slow body' | 'refused' | 'broken off' | { status: number; text: string };

const asked: { url: string; init: Parameters<PostFetch>[1] }[] = [];
let behaviours: Record<string, Behaviour> = {};
const nowMs = { value: 0 };

function untilAborted<T>(signal: AbortSignal): Promise<T> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(new Error('aborted'));
    });
  });
}

const fetch: PostFetch = async (url, init) => {
  asked.push({ url, init });
  const behaviour = behaviours[new URL(url).host] ?? { status: 200, text: good };
  if (behaviour === 'refused') throw new TypeError('Failed to fetch');
  if (behaviour === 'hangs') return untilAborted(init.signal);
  if (behaviour === 'slow body') return { status: 200, text: () => untilAborted(init.signal) };
  if (behaviour === 'broken off') return { status: 200, text: () => Promise.reject(new TypeError('network error')) };
  return { status: behaviour.status, text: async () => behaviour.text };
};

const preconnected: string[] = [];
const options: HostedClientOptions = {
  provider: { applicationId: 'ID', searchKey: 'k&y', hosts },
  fetch,
  preconnect: (origin) => preconnected.push(origin),
  now: () => nowMs.value,
  random: () => 0,
};
const client = () => createHostedClient(options);
const askedHosts = () => asked.map(({ url }) => new URL(url).host.slice(0, 1)).join('');

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  preconnected.length = 0;
  behaviours = {};
  nowMs.value = 0;
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a call to the hosted service', () => {
  // spec: hosted-search-simple-post
  it('is a POST without preflight, with id and key in the address and unchanged queries', async () => {
    await expect(client().search(queries)).resolves.toEqual({
      isOk: true,
      answers: { results: [{ ...result, facets: {} }] },
    });
    const [call] = asked;
    expect(call?.url).toBe('https://a.example/1/indexes/*/queries?x-algolia-api-key=k%26y&x-algolia-application-id=ID');
    expect(call?.init.method).toBe('POST');
    expect(call?.init.headers).toEqual({ accept: 'application/json', 'content-type': 'text/plain' });
    expect(JSON.parse(call?.init.body ?? '')).toEqual(queries);
  });

  it('finds hits with a request that has only a query', async () => {
    const record = { objectID: '/a', url: '/a', type: 'lvl1', hierarchy: { lvl1: '配置' }, content: '如何配置' };
    const indexes = new Map([['docs', { records: new Map([['/a', record]]), settings: {}, synonyms: [], rules: [] }]]);
    const search = createHostedClient({
      ...options,
      fetch: async (_url, { body }) => {
        const text = JSON.stringify(answerQueries(indexes, JSON.parse(body) as JsonObject));
        return { status: 200, text: async () => text };
      },
    });
    await expect(search.search({ requests: [buildRequest({ query: '配置' })] })).resolves.toMatchObject({
      answers: { results: [{ nbHits: 1, hits: [{ url: '/a', hierarchy: { lvl1: '配置' } }] }] },
    });
  });

  it('preconnects to the next host', async () => {
    const search = client();
    search.warmUp();
    behaviours = { 'a.example': 'refused' };
    await search.search(queries);
    search.warmUp();
    expect(preconnected).toEqual(['https://a.example', 'https://b.example']);
    expect(asked).toHaveLength(2);
  });

  it.each<[string, Behaviour]>([
    ['refuses the connection', 'refused'],
    ['breaks off in the middle', 'broken off'],
    ['fails', { status: 500, text: '{"message":"x"}' }],
    ['redirects without following', { status: 302, text: '' }],
    ['sends nothing', { status: 204, text: '' }],
    ['sends half of its answer', { status: 200, text: good.slice(0, 30) }],
    ['sends a page of a proxy', { status: 200, text: '<html>login</html>' }],
    ['sends another shape', { status: 200, text: '{"results":{}}' }],
    ['answers fewer questions than asked', { status: 200, text: '{"results":[]}' }],
  ])('tries the next host when one %s, and skips that one later', async (_name, behaviour) => {
    behaviours = { 'a.example': behaviour };
    const search = client();
    await expect(search.search(queries)).resolves.toMatchObject({ isOk: true });
    await search.search(queries);
    expect(askedHosts()).toBe('abb');
    nowMs.value = 120_001;
    await search.search(queries);
    expect(askedHosts()).toBe('abbab');
  });

  it.each([400, 403, 404, 429])('fails with status %i: other hosts would answer the same', async (status) => {
    behaviours = { 'a.example': { status, text: '{"message":"no"}' } };
    const search = client();
    await expect(search.search(queries)).resolves.toEqual({
      isOk: false,
      failure: 'server', // the connection works: users cannot fix this
      detail: `https://a.example: status ${String(status)}`,
    });
    behaviours = {};
    await search.search(queries);
    expect(askedHosts()).toBe('aa');
  });

  // spec: hosted-search-timeouts
  it('waits a second for the headers and two for the body, then longer with every host', async () => {
    behaviours = { 'a.example': 'hangs', 'b.example': 'slow body' };
    const search = client().search(queries);
    await vi.advanceTimersByTimeAsync(999);
    expect(askedHosts()).toBe('a');
    await vi.advanceTimersByTimeAsync(1);
    expect(askedHosts()).toBe('ab');
    expect(asked[0]?.init.signal.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(2 * 4 * 1000 - 1);
    expect(askedHosts()).toBe('ab');
    await vi.advanceTimersByTimeAsync(1);
    expect(askedHosts()).toBe('abc');
    await expect(search).resolves.toMatchObject({ isOk: true });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits two seconds for the body of the first response', async () => {
    behaviours = { 'a.example': 'slow body' };
    void client().search(queries);
    await vi.advanceTimersByTimeAsync(1999);
    expect(askedHosts()).toBe('a');
    await vi.advanceTimersByTimeAsync(1);
    expect(askedHosts()).toBe('ab');
  });

  it('tries a slow host last, with longer timeouts, for two minutes', async () => {
    behaviours = { 'a.example': 'hangs' };
    const search = client();
    const first = search.search(queries);
    await vi.advanceTimersByTimeAsync(1000);
    await first;
    behaviours = { 'b.example': 'refused', 'c.example': 'refused', 'a.example': 'hangs' };
    const second = search.search(queries);
    await vi.advanceTimersByTimeAsync(0);
    expect(askedHosts()).toBe('abbca');
    await vi.advanceTimersByTimeAsync(3999);
    expect(asked[4]?.init.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await expect(second).resolves.toMatchObject({ isOk: false, failure: 'network' });
  });

  it.each<[string, Behaviour, 'network' | 'server']>([
    ['cannot be reached', 'refused', 'network'],
    ['breaks off in the middle', 'broken off', 'network'],
    ['hangs', 'hangs', 'network'],
    ['does not come to an end', 'slow body', 'network'],
    ['fails', { status: 503, text: '' }, 'server'],
    ['sends a page of a proxy', { status: 200, text: '<html>login</html>' }, 'server'],
    ['answers fewer questions than asked', { status: 200, text: '{"results":[]}' }, 'server'],
  ])('reports the failure when every host %s', async (_name, behaviour, failure) => {
    behaviours = { 'a.example': behaviour, 'b.example': behaviour, 'c.example': behaviour };
    const answered = client().search(queries);
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(answered).resolves.toMatchObject({ isOk: false, failure });
  });

  it.each<[Behaviour, Behaviour]>([
    [{ status: 500, text: '' }, 'refused'],
    ['refused', { status: 500, text: '' }],
  ])(
    'does not report a network failure when one host fails and the others are unreachable (%o, %o)',
    async (first, last) => {
      behaviours = { 'a.example': first, 'b.example': 'refused', 'c.example': last };
      await expect(client().search(queries)).resolves.toMatchObject({ isOk: false, failure: 'server' });
    },
  );

  it('fails when no host answers, and tries all of them again next time', async () => {
    behaviours = { 'a.example': 'refused', 'b.example': 'refused', 'c.example': 'refused' };
    const search = client();
    await expect(search.search(queries)).resolves.toMatchObject({ isOk: false, failure: 'network' });
    behaviours = {};
    await expect(search.search(queries)).resolves.toMatchObject({ isOk: true });
    expect(askedHosts()).toBe('abca');
  });

  it('unescapes every text of a hit once', async () => {
    const hit = {
      objectID: '1',
      url: '/docs/a?b&amp;c',
      type: 'lvl2',
      hierarchy: { lvl0: 'A &amp; B', lvl1: '&lt;img onerror=x&gt;', lvl2: '&amp;lt;' },
      content: '&quot;&#39;&nbsp;',
      _highlightResult: { hierarchy: { lvl1: { value: '&\uE000lt\uE001;img&gt;' } } },
      _snippetResult: { content: { value: '\uE000&lt;b&gt;\uE001 <i>' } },
    };
    behaviours = { 'a.example': { status: 200, text: JSON.stringify({ results: [{ ...result, hits: [hit] }] }) } };
    await expect(client().search(queries)).resolves.toMatchObject({
      answers: {
        results: [
          {
            hits: [
              {
                url: '/docs/a?b&amp;c',
                hierarchy: { lvl0: 'A & B', lvl1: '<img onerror=x>', lvl2: '&lt;' },
                content: '"\'&nbsp;',
                _highlightResult: { hierarchy: { lvl1: { value: '<img>' } } },
                _snippetResult: { content: { value: '\uE000<b>\uE001 <i>' } },
              },
            ],
          },
        ],
      },
    });
  });

  it('escapes filters as in records, and unescapes the values of facets', async () => {
    const facets = { 'hierarchy.lvl0': { 'A &amp; B': 2, 'C &lt;D&gt;': 1 } };
    behaviours = { 'a.example': { status: 200, text: JSON.stringify({ results: [{ ...result, facets }] }) } };
    const facetFilters = ['language:zh-Hans', ['hierarchy.lvl0:A & B', 'hierarchy.lvl0:C <D>']];
    const named = { requests: [{ ...request, query: 'A & B', facetFilters }] };
    await expect(client().search(named)).resolves.toMatchObject({
      answers: { results: [{ facets: { 'hierarchy.lvl0': { 'A & B': 2, 'C <D>': 1 } } }] },
    });
    expect(JSON.parse(asked[0]?.init.body ?? '')).toMatchObject({
      requests: [
        {
          query: 'A & B',
          facetFilters: ['language:zh-Hans', ['hierarchy.lvl0:A &amp; B', 'hierarchy.lvl0:C &lt;D&gt;']],
        },
      ],
    });
  });
});
