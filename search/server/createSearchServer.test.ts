import { type Server, request as httpRequest } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { escapeText } from '../protocol/escapedText';
import { hitsPerPage } from '../protocol/limits';
import type { Hit, SearchQueries } from '../protocol/query';
import { type SearchServerOptions, createSearchServer } from './createSearchServer';
import { maxBodyKb, maxHitsPerPage, maxTagChars, timeouts } from './limits';
import { createRateLimit } from './rateLimit';

const path = '/1/indexes/*/queries';
const hit: Hit = {
  objectID: '1',
  url: '/docs/a#b',
  type: 'lvl2',
  hierarchy: { lvl0: 'A & B', lvl1: '<设备ID>' },
  content: null,
  _highlightResult: { hierarchy: { lvl1: { value: '<\uE000设备\uE001ID>' } } },
  _snippetResult: { content: { value: '&lt; \uE000设备\uE001' } },
};

const answerQueries = vi.fn(({ requests }: SearchQueries) => ({
  results: requests.map(({ query, page, hitsPerPage: count }) => ({
    hits: [hit],
    nbHits: 1,
    nbPages: 1,
    page,
    hitsPerPage: count,
    query,
    facets: {},
  })),
}));

let server: Server | undefined;
const logged: unknown[] = [];

async function start(options: Partial<SearchServerOptions> = {}): Promise<number> {
  server = createSearchServer({
    indexName: 'docs',
    getIndex: () => ({
      engine: { answer: answerQueries },
      sectionCount: 7,
      version: 'v1',
      loadedAt: '2026-01-01T00:00:00.000Z',
    }),
    trustsProxy: false,
    logsQueries: false,
    log: (entry) => logged.push(entry),
    ...options,
  });
  const listening = server;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const address = listening.address();
  return address && typeof address === 'object' ? address.port : 0;
}

type Sent = { method?: string; path?: string; headers?: Record<string, string>; body?: string };
type Received = { status: number; headers: Record<string, unknown>; bytes: Buffer; json: () => unknown };

function send(port: number, { method = 'POST', path: target = path, headers = {}, body }: Sent): Promise<Received> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      { port, host: '127.0.0.1', method, path: target, headers, agent: false },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () => {
          const bytes = Buffer.concat(chunks);
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            bytes,
            json: () => JSON.parse(bytes.toString()) as unknown,
          });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

const call = (requests: unknown) => JSON.stringify({ requests });
const question = { indexName: 'docs', query: '设备' };

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  logged.length = 0;
  vi.clearAllMocks();
});

describe('the search server', () => {
  it('answers each question of a call, texts escaped, with the tags that were asked for', async () => {
    const port = await start();
    const tagged = { ...question, highlightPreTag: '<b>', highlightPostTag: '</b>', page: 2, hitsPerPage: 5 };
    const response = await send(port, { body: call([question, tagged]) });
    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.headers['access-control-allow-origin']).toBe('*');
    expect(response.json()).toMatchObject({
      results: [
        { index: 'docs', nbHits: 1, hitsPerPage, page: 0, query: '设备' },
        {
          page: 2,
          hitsPerPage: 5,
          hits: [
            {
              url: '/docs/a#b',
              hierarchy: { lvl0: 'A &amp; B', lvl1: escapeText('<设备ID>') },
              _highlightResult: { hierarchy: { lvl1: { value: '&lt;<b>设备</b>ID&gt;' } } },
              _snippetResult: { content: { value: '&amp;lt; <b>设备</b>' } },
            },
          ],
        },
      ],
    });
  });

  it('takes a tag as it is written, and none as long as a text', async () => {
    const port = await start();
    const odd = await send(port, { body: call([{ ...question, highlightPreTag: "$'$&$$", highlightPostTag: '$`' }]) });
    expect(odd.json()).toMatchObject({
      results: [{ hits: [{ _highlightResult: { hierarchy: { lvl1: { value: "&lt;$'$&$$设备$`ID&gt;" } } } }] }],
    });
    const inside = { highlightPreTag: '\uE001<\uE000', highlightPostTag: '\uE000>\uE001' };
    const nested = await send(port, { body: call([{ ...question, ...inside }]) });
    expect(nested.json()).toMatchObject({
      results: [
        {
          hits: [{ _highlightResult: { hierarchy: { lvl1: { value: '&lt;\uE001<\uE000设备\uE000>\uE001ID&gt;' } } } }],
        },
      ],
    });
    for (const name of ['highlightPreTag', 'highlightPostTag']) {
      const long = await send(port, { body: call([{ ...question, [name]: 'x'.repeat(maxTagChars + 1) }]) });
      expect(long.status).toBe(400);
    }
  });

  it('compresses for those who take it', async () => {
    const port = await start();
    const body = call(Array.from({ length: 10 }, () => question));
    const plain = await send(port, { body });
    const packed = await send(port, { body, headers: { 'accept-encoding': 'gzip, br' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 3);
    expect(JSON.parse(gunzipSync(packed.bytes).toString())).toMatchObject({ results: { length: 10 } });
    const encodingFor = async (accepted: string) =>
      (await send(port, { body, headers: { 'accept-encoding': accepted } })).headers['content-encoding'];
    expect(await encodingFor('br, gzip;q=0.5')).toBe('gzip');
    for (const refused of ['gzip;q=0', 'gzip; q=0.0, br']) expect(await encodingFor(refused)).toBeUndefined();
  });

  it.each([
    ['what is no call', '{', 400, 'the body is not JSON'],
    ['another index', call([{ indexName: 'x' }]), 404, 'Index x does not exist'],
    ['a large body', call([{ ...question, query: 'a'.repeat(1024 * maxBodyKb) }]), 413, `than ${String(maxBodyKb)} KB`],
  ])('refuses %s in the shape of the service’s errors', async (_name, body, status, message) => {
    const port = await start();
    const response = await send(port, { body });
    expect(response.status).toBe(status);
    expect(response.json()).toEqual({ message: expect.stringContaining(message) as unknown, status });
    expect(response.headers['access-control-allow-origin']).toBe('*');
  });

  it('knows two addresses', async () => {
    const port = await start();
    expect((await send(port, { method: 'GET', path: '/' })).json()).toEqual({ message: 'Path not found', status: 404 });
    const refused = await send(port, { method: 'GET' });
    expect([refused.status, refused.headers.allow]).toEqual([405, 'POST, OPTIONS']);
    expect(
      (await send(port, { path: '/1/indexes/%2A/queries?x-algolia-agent=x', body: call([question]) })).status,
    ).toBe(200);
    expect((await send(port, { method: 'GET', path: '//evil' })).status).toBe(404);
    expect((await send(port, { method: 'GET', path: 'http://search.example.com/health' })).status).toBe(200);
    expect((await send(port, { method: 'OPTIONS', path: '*' })).json()).toEqual({
      message: 'Malformed address',
      status: 400,
    });
  });

  it('answers the preflight requests of other clients', async () => {
    const port = await start();
    const response = await send(port, { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers['access-control-allow-headers']).toContain('x-algolia-api-key');
    expect(response.headers['access-control-max-age']).toBe('86400');
  });

  it('says how it is', async () => {
    const port = await start();
    const response = await send(port, { method: 'GET', path: '/health' });
    expect(response.json()).toEqual({
      status: 'ok',
      index: 'docs',
      version: 'v1',
      sections: 7,
      loadedAt: '2026-01-01T00:00:00.000Z',
    });
    expect((await send(port, { method: 'HEAD', path: '/health' })).bytes).toHaveLength(0);
  });

  it('asks for id and key where it is told to, in header or address', async () => {
    const port = await start({ applicationId: 'ID', searchKey: 'key' });
    const body = call([question]);
    const refused = await send(port, { body, path: `${path}?x-algolia-application-id=ID&x-algolia-api-key=other` });
    expect(refused.json()).toEqual({ message: 'Invalid Application-ID or API key', status: 403 });
    expect((await send(port, { body })).status).toBe(403);
    const address = `${path}?x-algolia-application-id=ID&x-algolia-api-key=key`;
    expect((await send(port, { body, path: address })).status).toBe(200);
    const headers = { 'x-algolia-application-id': 'ID', 'x-algolia-api-key': 'key' };
    expect((await send(port, { body, headers })).status).toBe(200);
  });

  it('slows a caller down who asks too often, and says for how long', async () => {
    const port = await start({ rateLimit: createRateLimit(1, () => 0), trustsProxy: true });
    const ask = (address: string) =>
      send(port, { body: call([question]), headers: { 'x-forwarded-for': `6.6.6.6, ${address}` } });
    expect((await ask('10.0.0.1')).status).toBe(200);
    expect((await ask('10.0.0.1')).status).toBe(200);
    const refused = await ask('10.0.0.1');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1']);
    expect((await ask('10.0.0.2')).status).toBe(200);
  });

  it('counts different questions, not the pages of one unless they hold hundreds of hits', async () => {
    const port = await start({ rateLimit: createRateLimit(1, () => 0), trustsProxy: true });
    const ask = async (address: string, questions: readonly object[]) =>
      (await send(port, { body: call(questions), headers: { 'x-forwarded-for': address } })).status;
    const pages = [question, { ...question, page: 1 }, { ...question, hitsPerPage: 0 }];
    expect([await ask('10.0.0.1', pages), await ask('10.0.0.1', pages)]).toEqual([200, 200]);
    const others = [question, { ...question, query: '连接' }, { ...question, facetFilters: ['language:en'] }];
    expect([await ask('10.0.0.2', others), await ask('10.0.0.2', [question])]).toEqual([200, 429]);
    const large = [1, 2, 3].map((page) => ({ ...question, page, hitsPerPage: maxHitsPerPage }));
    expect([await ask('10.0.0.3', large), await ask('10.0.0.3', [question])]).toEqual([200, 429]);
  });

  it('logs neither queries nor keys nor addresses, unless queries are wanted', async () => {
    const silent = await start();
    await send(silent, { body: call([question]), path: `${path}?x-algolia-api-key=key` });
    expect(logged).toEqual([
      {
        method: 'POST',
        path,
        status: 200,
        ms: expect.any(Number) as unknown,
        bytes: expect.any(Number) as unknown,
        hits: [1],
      },
    ]);
    server?.close();
    const curious = await start({ logsQueries: true });
    await send(curious, { body: call([question]) });
    expect(logged[1]).toMatchObject({ queries: ['设备'] });
  });

  it('keeps no connection open for those who neither send nor read', async () => {
    await start();
    expect(server).toMatchObject(timeouts);
  });

  it('survives an engine that throws, and says nothing of the reason', async () => {
    const port = await start();
    answerQueries.mockImplementationOnce(() => {
      throw new Error('secret');
    });
    const response = await send(port, { body: call([question]) });
    expect(response.json()).toEqual({ message: 'Internal error', status: 500 });
    expect(logged[0]).toEqual({ error: 'Error: secret' });
  });
});
