import type { SearchSnapshot } from './searchSession';
import { type ShownAnswer, describeStatus } from './statusText';
import { useSteadyValue } from './useSteadyValue';

/**
 * What is said of a search. It stays while an answer is on its way: the same number is not to be said once more for
 * every key.
 */
export function useStatusText(search: SearchSnapshot, shown: ShownAnswer): string {
  return useSteadyValue(describeStatus(search, shown), search.status === 'loading');
}
