import { once } from 'node:events';
import { type Server, type ServerResponse, createServer } from 'node:http';
import { type Socket, connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prepareStop } from './stopServer';

let server: Server;
let stop: () => void;
let sockets: Socket[] = [];

beforeEach(async () => {
  sockets = [];
  server = createServer();
  stop = prepareStop(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(() => {
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
  const startedMs = performance.now();
  const closed = once(server, 'close');
  stop();
  await closed;
  expect(performance.now() - startedMs).toBeLessThan(3000);
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
  await new Promise((resolve) => setTimeout(resolve, 700)); // grace is over
  for (const response of responses) response.end('answer');
  expect(await Promise.all(answers)).toEqual([expect.stringContaining('answer'), expect.stringContaining('answer')]);
  await closed;
});
