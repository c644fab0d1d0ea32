/** Part of the Network Information API. Engines implement all of it, some of it or nothing. */
export type Connection = { effectiveType?: string; saveData?: boolean };

/** Returns the connection information, or undefined in engines without the API. */
export function readConnection(): Connection | undefined {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection;
}

/** Returns whether prefetching should be skipped: on 2g, slow-2g or with data saver enabled. */
export function isSlowConnection(connection: Connection | undefined): boolean {
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g');
}
