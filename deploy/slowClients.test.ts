/** Clients that send or read slowly must not keep others from being answered. */
import { type Socket, connect } from 'node:net';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { describeServers } from './testing/describeServers';
import { sendRequest } from './contract/sendRequest';

/** More than the connections of nginx' default configuration on two cores. */
const clientCount = 2200;

/** Opens a connection and sends the beginning of a request. Resolves when the text has been sent. */
async function sendHalf(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined); // the server may reset the connection
  await once(socket, 'connect');
  await new Promise((resolve) => socket.write('GET / HTTP/1.1\r\nHost: docs.exa', resolve));
  return socket;
}

/** Resolves when the server has closed the connection. */
function untilClosed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.closed) resolve();
    else socket.resume().once('close', () => resolve());
  });
}

describeServers((getOrigin) => {
  test('answers while thousands of clients have sent half a request, and closes their connections', async () => {
    const sockets: Socket[] = [];
    while (sockets.length < clientCount)
      sockets.push(...(await Promise.all(Array.from({ length: 100 }, () => sendHalf(getOrigin())))));
    const closed = sockets.map(untilClosed);
    expect((await sendRequest(getOrigin(), '/')).status).toBe(200);
    await Promise.all(closed);
    expect((await sendRequest(getOrigin(), '/')).status).toBe(200);
  }, 60_000);
});
