/** Fake of Janus: HTTP interface, SockJS and STOMP over WebSocket on one port. */
import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import { type Connection, createServer as createSockjs } from 'sockjs';
import type { Contract } from '../contracts/contract';
import { buildMockApi } from './mockApi';
import { type Service, close, listen } from './service';
import { type StompRules, StompSession } from './stompSession';
import { StompSockets } from './stompSockets';

/** Addresses and headers in facts/contracts/janus-realtime.asyncapi.yaml. */
export type JanusRealtime = { prefix: string; webSocketPath: string; rules: StompRules };

/** Starts the SockJS server on an emitter that forwards HTTP events. Adds connections to `open`. */
function startSockjs({ prefix, rules }: JanusRealtime, complaints: string[], open: Set<Connection>): EventEmitter {
  const server = createSockjs({ log: () => {} });
  server.on('connection', (connection) => {
    open.add(connection);
    const peer = { send: (text: string) => connection.write(text), close: () => connection.close() };
    const session = new StompSession(peer, rules, complaints);
    connection.on('data', (text) => session.receive(text));
    connection.on('close', () => {
      open.delete(connection);
      session.end();
    });
  });
  const requests = new EventEmitter();
  server.installHandlers(requests, { prefix });
  return requests;
}

/** Starts the fake, which programs reach at port 80 of `host`. */
export async function startJanus(contract: Contract, realtime: JanusRealtime, host: string): Promise<Service> {
  const complaints: string[] = [];
  const open = new Set<Connection>();
  const sockets = new StompSockets(realtime.rules, complaints);
  const sockjs = startSockjs(realtime, complaints, open);
  const answer = buildMockApi(contract, complaints);
  const isSockjs = (url = ''): boolean => url.startsWith(realtime.prefix);
  const server = createServer((request, response) => {
    if (request.url === '/') response.end('<!doctype html><title>Janus</title>');
    else if (isSockjs(request.url)) sockjs.emit('request', request, response);
    else answer(request, response);
  });
  server.on('upgrade', (request, socket, head) => {
    if (request.url === realtime.webSocketPath) {
      sockets.upgrade(request, socket, head);
    } else if (isSockjs(request.url)) {
      sockjs.emit('upgrade', request, socket, head);
    } else {
      complaints.push(
        `WebSocket ${request.url ?? ''} is neither ${realtime.webSocketPath} nor below ${realtime.prefix}`,
      );
      socket.destroy();
    }
  });
  return {
    addresses: [`${host}:80`],
    port: await listen(server),
    takeComplaints: () => complaints.splice(0),
    dropConnections: () => {
      sockets.drop();
      for (const connection of open) connection.close(1006, 'dropped by the test');
    },
    stop: () => close(server),
  };
}
