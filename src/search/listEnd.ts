import { hitsPerPage } from '../specification';
import { pageResultsTexts } from './pageResultsTexts';

/** Content below the hits of the search page: a button for more, or a note whether these are all. */
export type ListEnd = { button?: string; note?: string };

/** Describes the end of a list of `shown` hits. `total` counts all products when the chosen one has no hits. */
export function describeListEnd(shown: number, total: number, canGrow: boolean): ListEnd {
  const rest = total - shown;
  if (rest > 0 && canGrow)
    return { button: shown === 0 ? pageResultsTexts.inAllProducts(rest) : pageResultsTexts.more(rest) };
  if (rest > 0) return { note: pageResultsTexts.limit(shown) };
  return shown > hitsPerPage ? { note: pageResultsTexts.complete() } : {};
}
