import type { SearchStatus } from './searchSession';
import { failureTexts, noResultsTexts, pageTexts } from './searchTexts';

/** What is said of a search: to everybody on the page, to screen readers in the dialog. */
export function describeStatus(
  status: SearchStatus,
  { query, count, isGrowing }: { query: string; count?: number; isGrowing?: boolean | undefined },
): string {
  if (query.trim() === '') return '';
  if (status === 'error') return `${failureTexts.title()}。${failureTexts.help()}`;
  if (status === 'stalled') return pageTexts.fetching();
  if (status === 'loading' || count === undefined) return '';
  if (count === 0) return `${noResultsTexts.title()}“${query}”`;
  return isGrowing ? `${pageTexts.resultsFound(count)}，${pageTexts.fetching()}` : pageTexts.resultsFound(count);
}
