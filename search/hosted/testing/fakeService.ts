/**
 * In-memory service that implements the part of Algolia's API that the browser client and the publisher use. It can
 * fail like a service or the network. For tests only.
 */
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { type JsonObject, isObject } from '../../protocol/guards';
import { answerQueries } from './fakeAnswers';
import { type FakeIndexes, changeIndexes } from './fakeIndexes';

/** Failure of a call. A status is sent in the shape of the service's errors. */
export type Fault =
  | 'cut off' // the connection is closed without an answer
  | 'hang' // no answer
  | 'slow body' // headers without a body
  | 'half body' // a truncated body
  | 'garbage' // an HTML page of a proxy
  | 'wrong shape' // valid JSON of another shape
  | { status: number };

/** A received call: `path` without parameters, `address` with them. */
type RecordedCall = {
  method: string;
  path: string;
  address: URL;
  headers: IncomingMessage['headers'];
  body: string;
};

/** The running service, with access for tests. */
export type FakeService = {
  origin: string;
  /** All calls but preflight requests, which `preflights` counts. */
  calls: RecordedCall[];
  preflights: () => number;
  indexes: FakeIndexes;
  /** Makes further calls fail; with `matching`, only those whose method and path match. `undefined` ends it. */
  fail: (fault: Fault | undefined, matching?: RegExp) => void;
  /** Answers multi-query calls with this instead of its records. */
  answerWith: (answer: (request: JsonObject) => JsonObject) => void;
  stop: () => Promise<void>;
};

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}

function sendFault(response: ServerResponse, fault: Fault): void {
  if (typeof fault === 'object') {
    sendJson(response, fault.status, { message: `fault ${String(fault.status)}`, status: fault.status });
  } else if (fault === 'cut off') {
    response.destroy();
  } else if (fault === 'slow body') {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.write('{"results":');
  } else if (fault === 'half body') {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 1000 });
    response.write('{"results":', () => response.destroy());
  } else if (fault === 'garbage') {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>Please log in</html>');
  } else if (fault === 'wrong shape') {
    sendJson(response, 200, { results: [{ hits: 'none' }] });
  }
}

function parseBody(text: string): JsonObject {
  if (text === '') return {};
  const data: unknown = JSON.parse(text);
  return isObject(data) ? data : { list: data };
}

/** Starts a service on a free local port. */
export async function startFakeService(): Promise<FakeService> {
  const calls: RecordedCall[] = [];
  const indexes: FakeIndexes = new Map();
  let failing: { fault: Fault; matching: RegExp } | undefined;
  let answerRequest: ((request: JsonObject) => JsonObject) | undefined;
  let preflightCount = 0;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    if (request.method === 'OPTIONS') {
      preflightCount += 1;
      response.writeHead(204).end();
      return;
    }
    const address = new URL(`http://host${request.url ?? ''}`);
    const call = { method: request.method ?? '', path: address.pathname, address, headers: request.headers };
    const body = await readAll(request);
    calls.push({ ...call, body });
    if (failing?.matching.test(`${call.method} ${call.path}`)) {
      sendFault(response, failing.fault);
      return;
    }
    const data = parseBody(body);
    const [status, answered] = call.path.endsWith('/queries')
      ? [200, answerQueries(indexes, data, answerRequest)]
      : changeIndexes(indexes, call.method, call.path, data);
    sendJson(response, status, answered);
  }

  const server: Server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      sendJson(response, 500, { message: String(error), status: 500 });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${String(address && typeof address === 'object' ? address.port : 0)}`,
    calls,
    preflights: () => preflightCount,
    indexes,
    fail: (fault, matching = /^/) => (failing = fault && { fault, matching }),
    answerWith: (next) => (answerRequest = next),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
