import type { Server } from 'node:http';

/** A stand-in for one address of the products, on a free port of this machine. */
export type Service = {
  /** Where readers' programs find it: `host:port`. */
  addresses: readonly string[];
  port: number;
  /** Takes what programs did wrong since the last call. */
  takeComplaints: () => Promise<string[]> | string[];
  /** Drops the connections of programs, as a bad network does. */
  dropConnections: () => Promise<void> | void;
  stop: () => Promise<void> | void;
};

/** Listens on a free port of 127.0.0.1 and gives the port. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}

/** Closes a server and whatever is still connected. */
export async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
