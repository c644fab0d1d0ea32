/** Server side of a STOMP session, with validation. */
import type { Message } from '../contracts/messages';
import { type StompFrame, formatFrame, parseFrame } from './stompFrame';

/** Requirements of a server for STOMP sessions. */
export type StompRules = {
  /** Required headers of CONNECT. */
  connectHeaders: Readonly<Record<string, string>>;
  /** Allowed destination of a subscription. */
  destination: string;
  message: Message;
};

export type StompPeer = { send: (text: string) => void; close: () => void };

const heartBeatMs = 10_000;

/**
 * STOMP session that sends the contract's example to each subscription. Adds faults to `complaints` and ends with an
 * ERROR frame.
 */
export class StompSession {
  private heartBeat: NodeJS.Timeout | undefined;
  private messages = 0;

  constructor(
    private readonly peer: StompPeer,
    private readonly rules: StompRules,
    private readonly complaints: string[],
  ) {}

  receive(text: string): void {
    try {
      const frame = parseFrame(text);
      if (frame) this.answer(frame);
    } catch (error) {
      this.refuse(error instanceof Error ? error.message : String(error));
    }
  }

  end(): void {
    clearInterval(this.heartBeat);
  }

  private answer({ command, headers }: StompFrame): void {
    switch (command) {
      case 'CONNECT':
      case 'STOMP':
        this.connect(headers);
        break;
      case 'SUBSCRIBE':
        this.subscribe(headers);
        break;
      case 'UNSUBSCRIBE':
        break;
      case 'DISCONNECT':
        if (headers.receipt !== undefined) this.peer.send(formatFrame('RECEIPT', { 'receipt-id': headers.receipt }));
        break;
      default:
        throw new Error(`frame ${command} is not supported`);
    }
  }

  private connect(headers: StompFrame['headers']): void {
    const versions = headers['accept-version'] ?? '';
    if (!versions.split(',').includes('1.2')) throw new Error(`CONNECT accept-version is "${versions}", without 1.2`);
    for (const [name, value] of Object.entries(this.rules.connectHeaders)) {
      if (headers[name] !== value) throw new Error(`CONNECT ${name} is "${headers[name] ?? ''}", not "${value}"`);
    }
    this.peer.send(formatFrame('CONNECTED', { version: '1.2', 'heart-beat': `${heartBeatMs},${heartBeatMs}` }));
    this.heartBeat = setInterval(() => this.peer.send('\n'), heartBeatMs);
  }

  private subscribe({ destination = '', id = '' }: StompFrame['headers']): void {
    const { message, destination: known } = this.rules;
    if (destination !== known) throw new Error(`SUBSCRIBE destination is "${destination}", not "${known}"`);
    if (id === '') throw new Error('SUBSCRIBE has no id');
    this.messages += 1;
    const headers = {
      destination,
      subscription: id,
      'message-id': String(this.messages),
      'content-type': 'application/json',
    };
    this.peer.send(formatFrame('MESSAGE', headers, JSON.stringify(message.example)));
  }

  private refuse(fault: string): void {
    this.complaints.push(`STOMP: ${fault}`);
    this.peer.send(formatFrame('ERROR', { message: fault }));
    this.peer.close();
  }
}
