/** What the Network Information API tells where it exists; engines give any part of it, or nothing. */
export type Connection = { effectiveType?: string; saveData?: boolean };

/** Whether nothing should be loaded ahead: 2g, slow-2g or data saver (specification §2, §9). */
export function isSlowConnection(connection: Connection | undefined): boolean {
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g');
}
