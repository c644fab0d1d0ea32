import { hitsPerPage } from '../specification';
import { pageResultsTexts } from './pageResultsTexts';

/** What stands below the hits of the search page: a button that leads to more, or a note on whether these are all. */
export type ListEnd = { button?: string; note?: string };

/** Describes the end of a list of `shown` hits; `total` are those of all products where the chosen one has none. */
export function describeListEnd(shown: number, total: number, canGrow: boolean): ListEnd {
  const rest = total - shown;
  if (rest > 0 && canGrow)
    return { button: shown === 0 ? pageResultsTexts.inAllProducts(rest) : pageResultsTexts.more(rest) };
  if (rest > 0) return { note: pageResultsTexts.limit(shown) };
  return shown > hitsPerPage ? { note: pageResultsTexts.complete() } : {};
}
