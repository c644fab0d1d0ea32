import type { SearchFailure } from '../../search/protocol/workerMessages';
import type { SearchStatus } from './searchSession';
import { failureTexts, noResultsTexts, resultTexts, partialTexts } from './searchTexts';

type Shown = {
  query: string;
  count?: number | undefined;
  /** What is said where nothing was found, if more is known than that. */
  nothing?: string | undefined;
  isGrowing?: boolean | undefined;
  /** Whether the text of some pages could not be loaded. */
  isPartial?: boolean | undefined;
  failure?: SearchFailure | undefined;
};

/** What is said of a search: to everybody on the page, to screen readers in the dialog. */
export function describeStatus(status: SearchStatus, shown: Shown): string {
  const { query, count, nothing, isGrowing, isPartial, failure } = shown;
  if (query.trim() === '') return '';
  if (status === 'error') return `${failureTexts.title()}。${failureTexts.help(failure)}`;
  if (status === 'stalled') return resultTexts.fetching();
  if (status === 'loading' || count === undefined) return '';
  const found = count === 0 ? (nothing ?? `${noResultsTexts.title()}“${query}”`) : resultTexts.resultsFound(count);
  // "No results" is half the truth where not everything was searched: that is said first.
  if (isPartial) return count === 0 ? `${partialTexts.note()}${found}` : `${found}。${partialTexts.note()}`;
  return isGrowing && count > 0 ? resultTexts.fetching() : found; // how many there are, nobody knows yet
}
