import { type IncomingMessage, type Server, type ServerResponse, createServer, request } from 'node:http';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../../deploy/contract/findFreePort';

/** A fetched file: path, transferred bytes without headers, and whether it is a worker script. */
export type Fetched = { path: string; bytes: number; isWorker: boolean };

export type CountingProxy = { baseUrl: string; fetched: Fetched[] };

function forward(target: URL, incoming: IncomingMessage, outgoing: ServerResponse, fetched: Fetched[]): void {
  const headers = { ...incoming.headers, host: target.host, 'accept-encoding': 'br' };
  const entry = { path: incoming.url ?? '/', bytes: 0, isWorker: incoming.headers['sec-fetch-dest'] === 'worker' };
  fetched.push(entry);
  const onward = request(
    { host: target.hostname, port: target.port, path: incoming.url, method: incoming.method, headers },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('data', (chunk: Buffer) => (entry.bytes += chunk.length));
      answer.pipe(outgoing);
    },
  );
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}

/**
 * Runs `use` with a proxy in front of `baseUrl` that records the requests of pages and workers. It forwards them after
 * `delayMs`.
 */
export async function withCountingProxy<Result>(
  baseUrl: string,
  use: (proxy: CountingProxy) => Promise<Result>,
  { delayMs = 0 }: { delayMs?: number } = {},
): Promise<Result> {
  const fetched: Fetched[] = [];
  const target = new URL(baseUrl);
  const server: Server = createServer((incoming, outgoing) => {
    void wait(delayMs).then(() => forward(target, incoming, outgoing, fetched));
  });
  const port = await findFreePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await use({ baseUrl: `http://localhost:${String(port)}`, fetched });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
