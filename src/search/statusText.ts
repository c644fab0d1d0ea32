import type { SearchSnapshot } from './searchSession';
import { failureTexts, noResultsTexts, resultTexts, partialTexts } from './searchTexts';

/** What of it is on the screen. */
export type ShownAnswer = {
  query: string;
  count?: number | undefined;
  /** Whether the hits match only in part. */
  isWeak?: boolean | undefined;
  /** What is said where nothing was found, if more is known than that. */
  nothing?: string | undefined;
};

/**
 * What is said of a search: to everybody on the page, to screen readers in the dialog. Nothing of it is to be said anew
 * while an answer is on its way (`loading`).
 */
export function describeStatus(search: SearchSnapshot, shown: ShownAnswer): string {
  const { status, isGrowing, isPartial, failure } = search;
  const { query, count, isWeak, nothing } = shown;
  if (query.trim() === '') return '';
  if (status === 'error') return `${failureTexts.title()}。${failureTexts.help(failure)}`;
  if (status === 'stalled') return resultTexts.fetching();
  if (count === undefined) return '';
  const some = isWeak ? resultTexts.onlyWeak() : resultTexts.resultsFound(count);
  const found = count === 0 ? (nothing ?? `${noResultsTexts.title()}“${query}”`) : some;
  // "No results" is half the truth where not everything was searched: that is said first.
  if (isPartial) return count === 0 ? `${partialTexts.note()}${found}` : `${found}。${partialTexts.note()}`;
  return isGrowing && count > 0 ? resultTexts.fetching() : found; // how many there are, nobody knows yet
}
