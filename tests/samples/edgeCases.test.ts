/** Input that pages do not show but their programs must handle. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { homedir } from 'node:os';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { readSample } from './readSample';
import { Session } from './run/session';
import { findFreePort } from '../../deploy/contract/findFreePort';
import { placeholders } from './services/startServices';

let session: Session;
let port: number;

beforeEach(async () => {
  port = await findFreePort();
  session = new Session({
    JANUS_URL: `http://127.0.0.1:${port}`,
    MODBUS_ADDRESS: `127.0.0.1:${port}`,
    GOCACHE: process.env.GOCACHE ?? path.join(homedir(), '.cache', 'go-build'),
    GOPROXY: 'off',
  });
});

afterEach(() => session.close());

const unit = 1;

it('writes no register in slave.go when one address of the request is read-only', { timeout: 60_000 }, async () => {
  session.save('slave.go', readSample('triton/developer/go/modbus-data-exchange', 'slave.go'));
  const run = session.startBash('go build slave.go && exec ./slave');
  expect(await run.waitForLine((line) => line === '等待 Triton 连接', 0), run.lines.join('\n')).toBeDefined();
  const socket = connect(port, '127.0.0.1');
  const ask = async (pdu: readonly number[]): Promise<number[]> => {
    socket.write(Buffer.from([0, 1, 0, 0, 0, pdu.length + 1, unit, ...pdu]));
    const reply = await new Promise<Buffer>((resolve) => socket.once('data', resolve));
    return [...reply.subarray(7)];
  };
  const readSetTemperature = [3, 0, 3, 0, 1];
  const before = await ask(readSetTemperature);
  expect(await ask([16, 0, 3, 0, 2, 4, 0x07, 0x6c, 0, 0])).toEqual([0x90, 2]);
  expect(await ask(readSetTemperature)).toEqual(before);
  socket.destroy();
  run.interrupt();
  await run.ended;
});

it('labels 200,000 rows in label.mjs', { timeout: 60_000 }, async () => {
  const start = Date.parse('2026-01-01T00:00:00Z');
  const rows = Array.from({ length: 200_000 }, (_, minute) => {
    const time = new Date(start + minute * 60_000).toISOString().slice(0, 23).replace('T', ' ');
    return `${time},180,${minute},1`;
  });
  session.save('raw.csv', ['time,temperature,cycle_count,run_status', ...rows].join('\n'));
  session.save('label.mjs', readSample('open-platform/machine-learning', 'label.mjs'));
  const run = session.startBash('node label.mjs');
  await run.ended;
  expect(run.lines).toEqual(['labelled.csv：199970 行']);
});

it('ends stomp-tester.mjs with an error when the server closes the connection', async () => {
  const server = createServer();
  server.on('upgrade', (request, socket) => {
    const key = `${request.headers['sec-websocket-key'] ?? ''}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
    const accept = createHash('sha1').update(key).digest('base64');
    socket.end(
      `HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  session.save('stomp-tester.mjs', readSample('janus/api/device/stomp-tester-download', 'stomp-tester.mjs'));
  const run = session.startBash('node stomp-tester.mjs');
  expect(await run.waitForLine((line) => line === '登录：失败，服务器关闭了连接', 0)).toBe(2);
  expect((await run.ended).code).toBe(1);
  server.close();
});

/** Starts a server that accepts every STOMP client. `onSubscribe` sends the messages. */
async function startStompServer(onSubscribe: (socket: WebSocket) => void): Promise<WebSocketServer> {
  const server = new WebSocketServer({ port, host: '127.0.0.1', handleProtocols: () => 'v12.stomp' });
  await once(server, 'listening');
  server.on('connection', (socket) => {
    socket.on('message', (frame: Buffer) => {
      const command = frame.toString().split('\n')[0];
      if (command === 'CONNECT') socket.send('CONNECTED\nversion:1.2\nheart-beat:0,0\n\n\0');
      if (command === 'SUBSCRIBE') onSubscribe(socket);
    });
  });
  return server;
}

it('reads a character that is split between two frames in stomp-tester.mjs', async () => {
  const server = await startStompServer((socket) => {
    const message = Buffer.from('MESSAGE\nsubscription:sub-0\nmessage-id:0\n\n运行\0');
    const insideCharacter = message.indexOf('运') + 1;
    socket.send(message.subarray(0, insideCharacter), { binary: false, fin: false });
    socket.send(message.subarray(insideCharacter), { binary: false, fin: true });
  });
  session.save('stomp-tester.mjs', readSample('janus/api/device/stomp-tester-download', 'stomp-tester.mjs'));
  const run = session.startBash('node stomp-tester.mjs');
  await run.ended;
  server.close();
  expect(run.lines.at(-1)).toBe('数据：通过，运行');
});

it('keeps both parts of a report in collect.mjs when they have the same timestamp', async () => {
  const uuid = placeholders.DEVICE_UUID;
  const halves = [{ temperature: 185.2 }, { cycle_count: 1 }];
  const message = (data: object, index: number): string =>
    `MESSAGE\nsubscription:sub-0\nmessage-id:${index}\ndestination:/topic/device/${uuid}\n\n${JSON.stringify({
      uuid,
      action: 'data',
      time: '2026-11-20 14:30:00.123',
      data,
    })}\0`;
  const server = await startStompServer((socket) => {
    for (const half of halves.map(message)) socket.send(half);
  });
  session.save('collect.mjs', readSample('janus/api/device/realtime-data-stomp', 'collect.mjs'));
  const run = session.startBash('node collect.mjs');
  const place = await run.waitForLine((line) => line.includes('"cycle_count":1'), 0);
  expect(place, run.lines.join('\n')).toBeDefined();
  expect(run.lines.filter((line) => line.includes('"temperature":185.2'))).toHaveLength(1);
  run.interrupt();
  await run.ended;
  server.close();
});
