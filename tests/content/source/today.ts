/**
 * Returns today's date (YYYY-MM-DD) in the time zone of the writers (China). A build server in UTC would otherwise report
 * a page reviewed this morning as reviewed in the future.
 */
export function today(now = new Date()): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(now);
}
