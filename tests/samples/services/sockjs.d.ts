/** Types for the part of sockjs 0.3 that the fake Janus uses. The package has no types. */
declare module 'sockjs' {
  import type { EventEmitter } from 'node:events';

  export type Connection = {
    write: (text: string) => void;
    close: (code?: number, reason?: string) => void;
    on: (event: 'data' | 'close', listener: (text: string) => void) => void;
  };
  export type Server = {
    on: (event: 'connection', listener: (connection: Connection) => void) => void;
    installHandlers: (server: EventEmitter, options?: { prefix?: string }) => void;
  };
  export function createServer(options: { prefix?: string; log?: () => void }): Server;
}
