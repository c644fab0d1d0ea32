/** Callers that go away before they are answered. */
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSearchServer } from './createSearchServer';
import { maxRequests } from './limits';

const logged: unknown[] = [];
const answer = vi.fn(() => ({ results: [] }));
let server: Server;
let port = 0;

beforeEach(async () => {
  logged.length = 0;
  answer.mockClear();
  server = createSearchServer({
    indexName: 'docs',
    getIndex: () => ({ engine: { answer }, sectionCount: 1, version: 'v1', loadedAt: '' }),
    trustsProxy: false,
    logsQueries: false,
    log: (entry) => logged.push(entry),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = address && typeof address === 'object' ? address.port : 0;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends the head of a call, and `body` of what it announces. */
function open(body: string, announcedBytes: number) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `POST /1/indexes/*/queries HTTP/1.1\r\nHost: x\r\nContent-Length: ${String(announcedBytes)}\r\n\r\n${body}`,
  );
  return socket;
}

const aborted = { method: 'POST', path: '/1/indexes/*/queries', ms: expect.any(Number) as unknown, status: 499 };

it('is no failure of the server when it happens in the middle of a body', async () => {
  const socket = open('{"requests":', 100);
  await new Promise((resolve) => server.once('request', resolve));
  socket.destroy();
  await vi.waitFor(() => {
    expect(logged).toEqual([aborted]);
  });
  expect(answer).not.toHaveBeenCalled();
});

it('ends the work on a call of many questions', async () => {
  answer.mockImplementation(() => {
    server.closeAllConnections();
    return { results: [] };
  });
  const requests = Array.from({ length: maxRequests }, (_, query) => ({ indexName: 'docs', query: String(query) }));
  const body = JSON.stringify({ requests });
  open(body, body.length);
  await vi.waitFor(() => {
    expect(logged).toEqual([aborted]);
  });
  expect(answer.mock.calls.length).toBeLessThan(requests.length);
});
