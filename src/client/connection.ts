/** What the Network Information API tells where it exists; engines give any part of it, or nothing. */
export type Connection = { effectiveType?: string; saveData?: boolean };

/** What this engine tells about the connection; undefined where it tells nothing. */
export function readConnection(): Connection | undefined {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection;
}

/** Whether nothing should be loaded ahead: 2g, slow-2g or data saver (specification §2, §9). */
export function isSlowConnection(connection: Connection | undefined): boolean {
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g');
}
