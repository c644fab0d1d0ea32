import type { SearchSnapshot } from './searchSession';
import { type ShownAnswer, describeStatus } from './statusText';
import { useHeldValue } from './useHeldValue';

/**
 * The line that says how a search stands. What it says of an answer stays while the next one is on its way: the same
 * number is not to be said once more for every key.
 */
export function useStatusText(search: SearchSnapshot, shown: ShownAnswer): string {
  return useHeldValue(describeStatus(search, shown), search.status === 'loading' && shown.count !== undefined);
}
