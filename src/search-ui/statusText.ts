import type { SearchStatus } from './searchSession';
import { failureTexts, noResultsTexts, pageTexts } from './searchTexts';

/** What is said of a search: to everybody on the page, to screen readers in the dialog. */
export function describeStatus(status: SearchStatus, { query, count }: { query: string; count?: number }): string {
  if (query.trim() === '') return '';
  if (status === 'error') return `${failureTexts.title()}。${failureTexts.help()}`;
  if (status === 'stalled') return pageTexts.fetching();
  if (status === 'loading' || count === undefined) return '';
  return count === 0 ? `${noResultsTexts.title()}“${query}”` : pageTexts.resultsFound(count);
}
