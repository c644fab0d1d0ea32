/** The multi-query call of Algolia over HTTP, answered by this site's engine. Nothing is stored, nobody is known. */
import { type IncomingMessage, type Server, createServer } from 'node:http';
import { performance } from 'node:perf_hooks';
import { applicationParameter, keyParameter, queriesPath } from '../protocol/multiQuery';
import type { SearchQueries } from '../protocol/query';
import { answerCall, buildQuestion } from './answerCall';
import { ApiError } from './apiError';
import { type HttpAnswer, buildRefusal, sendAnswer } from './httpAnswer';
import type { LoadedIndex } from './loadIndex';
import { maxHitsPerPage, timeouts } from './limits';
import { parseCall } from './parseCall';
import type { RateLimit } from './rateLimit';
import { readBody } from './readBody';

/** One event, written as a line of JSON. */
export type LogEntry = Readonly<Record<string, unknown>>;

/** What the server answers from, and whom. `getIndex` is asked for every call. */
export type SearchServerOptions = {
  indexName: string;
  getIndex: () => LoadedIndex;
  /** What callers must send, where they must. */
  applicationId?: string | undefined;
  searchKey?: string | undefined;
  rateLimit?: RateLimit | undefined;
  /** Whether the last address of X-Forwarded-For is the caller's: only behind a proxy of one's own. */
  trustsProxy: boolean;
  /** Whether queries are logged. They are what readers think about, so the default is no. */
  logsQueries: boolean;
  log: (entry: LogEntry) => void;
};

/** `signal` is aborted when the caller has gone. */
type Call = { request: IncomingMessage; address: URL; signal: AbortSignal; options: SearchServerOptions };
type Answered = HttpAnswer & { logged?: LogEntry };

const queriesPaths = [queriesPath, queriesPath.replace('*', '%2A')];
const healthPath = '/health';

/** Logged where nobody waited for the answer; nginx writes the same. */
const abortedStatus = 499;

/** How often the timeouts of headers and requests are looked at; Node does so every 30 s only. */
const checkEveryMs = 1000;

function findCaller({ request, options }: Call): string {
  const forwarded = options.trustsProxy ? request.headers['x-forwarded-for'] : undefined;
  const last = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded)?.split(',').pop()?.trim();
  return last ?? request.socket.remoteAddress ?? '';
}

function checkCaller(call: Call): void {
  const { request, address, options } = call;
  const isSent = (name: string, wanted: string | undefined): boolean =>
    wanted === undefined || (request.headers[name] ?? address.searchParams.get(name)) === wanted;
  if (!isSent(applicationParameter, options.applicationId) || !isSent(keyParameter, options.searchKey)) {
    throw new ApiError(403, 'Invalid Application-ID or API key');
  }
}

/**
 * The engine looks once for what is asked several times, page by page; but hundreds of hits are as much work as that.
 */
function countQuestions({ requests }: SearchQueries): number {
  const hits = new Map<string, number>();
  for (const request of requests) {
    const question = buildQuestion(request);
    hits.set(question, (hits.get(question) ?? 0) + request.hitsPerPage);
  }
  return [...hits.values()].reduce((sum, count) => sum + Math.max(1, Math.ceil(count / maxHitsPerPage)), 0);
}

function checkRate(call: Call, queries: SearchQueries): void {
  const waitMs = call.options.rateLimit?.take(findCaller(call), countQuestions(queries)) ?? 0;
  if (waitMs > 0) throw new ApiError(429, 'Too many requests', { 'Retry-After': String(Math.ceil(waitMs / 1000)) });
}

async function answerQueries(call: Call): Promise<Answered> {
  const { indexName, getIndex, logsQueries } = call.options;
  checkCaller(call);
  const queries = parseCall(await readBody(call.request), indexName);
  checkRate(call, queries);
  const results = await answerCall(getIndex().engine, queries, call.signal);
  return {
    status: 200,
    body: { results: results.map((result) => ({ ...result, index: indexName })) },
    logged: {
      hits: results.map(({ nbHits }) => nbHits),
      ...(logsQueries ? { queries: queries.requests.map(({ query }) => query) } : {}),
    },
  };
}

function answerHealth({ options }: Call): Answered {
  const { version, sectionCount, loadedAt } = options.getIndex();
  return { status: 200, body: { status: 'ok', index: options.indexName, version, sections: sectionCount, loadedAt } };
}

async function answer(call: Call): Promise<Answered> {
  const { request, address } = call;
  const isQueries = queriesPaths.includes(address.pathname);
  if (!isQueries && address.pathname !== healthPath) throw new ApiError(404, 'Path not found');
  if (request.method === 'OPTIONS') return { status: 204 };
  if (isQueries && request.method === 'POST') return answerQueries(call);
  if (!isQueries && (request.method === 'GET' || request.method === 'HEAD')) return answerHealth(call);
  throw new ApiError(405, 'Method not allowed', { Allow: isQueries ? 'POST, OPTIONS' : 'GET, HEAD, OPTIONS' });
}

/** Whether the caller has closed the connection, be it in the middle of the body. */
function isGone(request: IncomingMessage, signal: AbortSignal): boolean {
  return signal.aborted || request.errored?.message === 'aborted';
}

/**
 * The address of a request: a path, or with its host (RFC 9112, 3.2.2), which is of no interest. Throws ApiError when
 * it is none.
 */
function parseAddress(target = ''): URL {
  try {
    return new URL(target.startsWith('/') ? `http://host${target}` : target);
  } catch {
    throw new ApiError(400, 'Malformed address');
  }
}

/** An HTTP server that answers the multi-query call and `GET /health`. It does not listen yet. */
export function createSearchServer(options: SearchServerOptions): Server {
  const server = createServer({ connectionsCheckingInterval: checkEveryMs }, (request, response) => {
    const startedMs = performance.now();
    const caller = new AbortController();
    response.on('close', () => {
      if (!response.writableFinished) caller.abort();
    });
    const respond = async (): Promise<void> => {
      let answered: Answered;
      let address: URL | undefined;
      try {
        address = parseAddress(request.url);
        answered = await answer({ request, address, signal: caller.signal, options });
      } catch (error) {
        const isOfCaller = error === caller.signal.reason || error === request.errored;
        if (!(error instanceof ApiError) && !isOfCaller) options.log({ error: String(error) });
        answered = buildRefusal(error);
      }
      if (!server.listening) response.setHeader('Connection', 'close'); // about to stop
      const bytes = await sendAnswer(request, response, answered);
      const ms = Math.round((performance.now() - startedMs) * 10) / 10;
      // The path only: the address holds the key.
      const { method } = request;
      const entry = { method, path: address?.pathname, ms };
      if (isGone(request, caller.signal)) options.log({ ...entry, status: abortedStatus });
      else options.log({ ...entry, status: answered.status, bytes, ...answered.logged });
    };
    respond().catch((error: unknown) => {
      options.log({ error: String(error) });
      response.destroy();
    });
  });
  return Object.assign(server, timeouts);
}
