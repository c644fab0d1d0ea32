/** Fake of `https://api.neptune.example.com` and of Neptune's WebSocket address. */
import { type Server, createServer } from 'node:https';
import * as z from 'zod';
import { type Contract, findExampleReply } from '../contracts/contract';
import type { Message } from '../contracts/messages';
import type { Certificate } from './certificate';
import { buildMockApi } from './mockApi';
import { type Service, close, listen } from './service';
import { StompSockets } from './stompSockets';

export const neptuneHosts = ['api.neptune.example.com', 'neptune.example.com'] as const;

const channel = z.object({
  data: z.object({ websocket: z.url(), topic: z.string(), token: z.string(), clientid: z.string() }),
});

/** Returns the connection data that the HTTP interface responds with. The WebSocket server must accept it. */
function findChannel({ api }: Contract): z.infer<typeof channel>['data'] {
  const operation = api.getOperation('getNeptuneRealtimeChannel');
  return channel.parse(JSON.parse((operation && findExampleReply(operation)?.body) ?? '{}')).data;
}

/** Starts the fake. The WebSocket server sends `message`. */
export async function startNeptune(contract: Contract, message: Message, certificate: Certificate): Promise<Service> {
  const complaints: string[] = [];
  const { websocket, topic, token, clientid } = findChannel(contract);
  const rules = { connectHeaders: { login: token, 'client-id': clientid }, destination: topic, message };
  const sockets = new StompSockets(rules, complaints);
  const answer = buildMockApi(contract, complaints);
  const server: Server = createServer({ cert: certificate.cert, key: certificate.key }, (request, response) => {
    if (request.headers.host === 'neptune.example.com') response.end('<!doctype html><title>Neptune</title>');
    else answer(request, response);
  });
  server.on('upgrade', (request, socket, head) => {
    if (request.url === new URL(websocket).pathname) {
      sockets.upgrade(request, socket, head);
    } else {
      complaints.push(`WebSocket ${request.url ?? ''} is not ${new URL(websocket).pathname}`);
      socket.destroy();
    }
  });
  return {
    addresses: neptuneHosts.map((host) => `${host}:443`),
    port: await listen(server),
    takeComplaints: () => complaints.splice(0),
    dropConnections: () => sockets.drop(),
    stop: () => close(server),
  };
}
