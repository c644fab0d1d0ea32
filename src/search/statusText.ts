import type { SearchSnapshot } from './searchSession';
import { failureTexts, noResultsTexts, resultTexts, partialTexts } from './searchTexts';

/** Results on the screen. */
export type ShownAnswer = {
  query: string;
  count?: number | undefined;
  /** Whether the hits match the query only in part. */
  isWeak?: boolean | undefined;
  /** Message for zero hits, instead of the default one. */
  noHitsText?: string | undefined;
};

/**
 * Returns the status text of a search: visible on the search page, for screen readers in the dialog. Callers keep the
 * previous text while the status is `loading`.
 */
export function describeStatus(search: SearchSnapshot, shown: ShownAnswer): string {
  const { status, isGrowing, isPartial, failure } = search;
  const { query, count, isWeak, noHitsText } = shown;
  if (query.trim() === '') return '';
  if (status === 'error') return `${failureTexts.title()}。${failureTexts.help(failure)}`;
  if (status === 'stalled') return resultTexts.fetching();
  if (count === undefined) return '';
  const some = isWeak ? resultTexts.onlyWeak() : resultTexts.resultsFound(count);
  const found = count === 0 ? (noHitsText ?? `${noResultsTexts.title()}“${query}”`) : some;
  // "No results" may be wrong when the index is incomplete, so the warning comes first.
  if (isPartial) return count === 0 ? `${partialTexts.note()}${found}` : `${found}。${partialTexts.note()}`;
  return isGrowing && count > 0 ? resultTexts.fetching() : found; // the count is not final
}
