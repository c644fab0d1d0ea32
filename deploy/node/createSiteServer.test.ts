import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Patience, createSiteServer } from './createSiteServer';

const dir = { path: '' };
const end: (() => void)[] = [];

beforeEach(async () => {
  dir.path = await mkdtemp(path.join(tmpdir(), 'site-'));
  await writeFile(path.join(dir.path, 'large.zip'), Buffer.alloc(20_000_000));
});
afterEach(async () => {
  for (const close of end.splice(0)) close();
  await rm(dir.path, { recursive: true });
});

/** Starts a server of one large file. Sends `text` and returns the connection. */
async function open(patience: Partial<Patience>, text: string) {
  const site = {
    dir: dir.path,
    files: new Set(['large.zip']),
    addresses: new Map<string, string>(),
    headers: {},
    mediaTypes: new Map<string, string>(),
  };
  const server = createSiteServer(() => site, { headersMs: 60_000, requestMs: 60_000, idleMs: 60_000, ...patience });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(text);
  end.push(() => {
    socket.destroy();
    server.closeAllConnections();
    server.close();
  });
  return { server, socket };
}

test('closes the connection of a client that stops reading', async () => {
  const { server } = await open({ idleMs: 300 }, 'GET /large.zip HTTP/1.1\r\nHost: a\r\n\r\n');
  const [connection] = (await once(server, 'connection')) as [NodeJS.EventEmitter];
  await once(connection, 'close');
});

test('closes the connection of a client that never ends its headers', async () => {
  const { socket } = await open({ headersMs: 300 }, 'GET / HTTP/1.1\r\nHost: a\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 4\d\d /);
  await once(socket.resume(), 'close');
});
