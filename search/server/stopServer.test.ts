import { once } from 'node:events';
import { type Server, type ServerResponse, createServer } from 'node:http';
import { type Socket, connect } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prepareStop } from './stopServer';

let server: Server;
let stop: () => void;
let sockets: Socket[] = [];

/** Longer than calls on their way are waited for, and shorter than those under way. */
const afterGraceMs = 5000;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  sockets = [];
  server = createServer();
  stop = prepareStop(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(() => {
  vi.useRealTimers();
  sockets.forEach((socket) => socket.destroy());
  server.closeAllConnections();
  server.close();
});

async function open(sent = ''): Promise<Socket> {
  const address = server.address();
  const socket = connect(address && typeof address === 'object' ? address.port : 0, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(sent);
  return socket;
}

const head = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

it('does not wait for connections on which nobody has asked anything', async () => {
  await Promise.all([open(), open(head.slice(0, 10))]);
  const closed = once(server, 'close');
  stop();
  vi.advanceTimersByTime(afterGraceMs);
  await closed;
  expect(server.listening).toBe(false);
});

it('lets a call under way finish, and one that is just arriving', async () => {
  const responses: ServerResponse[] = [];
  server.on('request', (_request, response: ServerResponse) => responses.push(response));
  const asked = once(server, 'request');
  const first = await open(head);
  await asked;
  const second = await open(head.slice(0, 10));
  const closed = once(server, 'close');
  stop();
  const askedToo = once(server, 'request');
  second.write(head.slice(10));
  await askedToo;
  const answers = [first, second].map(async (socket) => String((await once(socket, 'data'))[0]));
  vi.advanceTimersByTime(afterGraceMs);
  for (const response of responses) response.end('answer');
  expect(await Promise.all(answers)).toEqual([expect.stringContaining('answer'), expect.stringContaining('answer')]);
  await closed;
});
