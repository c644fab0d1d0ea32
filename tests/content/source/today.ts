/**
 * Today as front matter writes it, by the calendar of the writers (China): a machine elsewhere, such as a build server
 * on UTC, must not find a page from the future that was reviewed this morning.
 */
export function today(now = new Date()): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(now);
}
