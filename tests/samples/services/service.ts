import type { Server } from 'node:http';

/** Fake of one service of the products on a local port. */
export type Service = {
  /** Addresses that programs use, `host:port`. */
  addresses: readonly string[];
  port: number;
  /** Returns the faults of programs since the last call. */
  takeComplaints: () => Promise<string[]> | string[];
  /** Drops the connections of programs, as a bad network does. */
  dropConnections: () => Promise<void> | void;
  stop: () => Promise<void> | void;
};

/** Listens on a free port of 127.0.0.1 and returns it. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}

/** Closes a server and its connections. */
export async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
