import type { SearchSnapshot } from './searchSession';
import { type ShownAnswer, describeStatus } from './statusText';
import { useHeldValue } from './useHeldValue';

/**
 * Returns the status text of a search. Keeps it while the next results are loading, so that screen readers do not
 * repeat the same count after every key.
 */
export function useStatusText(search: SearchSnapshot, shown: ShownAnswer): string {
  return useHeldValue(describeStatus(search, shown), search.status === 'loading' && shown.count !== undefined);
}
