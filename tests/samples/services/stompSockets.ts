import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { type StompRules, StompSession } from './stompSession';

/** Accepts WebSocket connections that speak STOMP. */
export class StompSockets {
  private readonly server = new WebSocketServer({
    noServer: true,
    handleProtocols: (offered) => (offered.has('v12.stomp') ? 'v12.stomp' : false),
  });

  constructor(
    private readonly rules: StompRules,
    private readonly complaints: string[],
  ) {}

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.server.handleUpgrade(request, socket, head, (webSocket) => this.accept(webSocket));
  }

  drop(): void {
    for (const client of this.server.clients) client.terminate();
  }

  private accept(webSocket: WebSocket): void {
    const peer = { send: (text: string) => webSocket.send(text), close: () => webSocket.close() };
    const session = new StompSession(peer, this.rules, this.complaints);
    webSocket.on('message', (data: Buffer) => session.receive(data.toString('utf8')));
    webSocket.on('close', () => session.end());
  }
}
