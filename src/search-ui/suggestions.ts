/** What to try instead of a query without hits (specification §8). */
import { type SearchQueries, type SearchResult, productFacet } from '../../search/protocol/query';
import { maxSuggestions } from '../specification';
import { type SearchScope, buildDialogQueries } from './searchRequests';

const maxParts = 8;
/** One suggestion at least is a product: a way in that does not depend on the reader's words. */
const maxPartSuggestions = maxSuggestions - 1;

const runs = /[\u3400-\u9fff]+|[a-z0-9][a-z0-9._/#-]*/gi;

/** Pieces of a query that may be known by themselves, longest first: words, and halves of a run of Han characters. */
export function splitQuery(query: string): string[] {
  const words = query.match(runs) ?? [];
  const halves = words.flatMap((word) => {
    if (!/[\u3400-\u9fff]/.test(word) || word.length < 4) return [];
    const middle = Math.floor(word.length / 2);
    return [word.slice(0, middle), word.slice(middle)];
  });
  const parts = [...new Set([...words, ...halves])].filter((part) => part.length > 1 && part !== query.trim());
  return parts.sort((left, right) => right.length - left.length).slice(0, maxParts);
}

/** One call that counts the hits of every candidate. */
export function buildCountQueries(scope: SearchScope, candidates: readonly string[]): SearchQueries {
  const requests = candidates.flatMap((candidate) => buildDialogQueries(scope, candidate).requests);
  return { requests: requests.map((request) => ({ ...request, hitsPerPage: 0, clickAnalytics: false })) };
}

/** Products, those the reader has just seen first, then by what there is to read. `all` answers an empty query. */
export function findProducts(all: SearchResult | undefined, seen: readonly string[]): string[] {
  const counts = Object.entries(all?.facets[productFacet] ?? {});
  const bySize = counts.sort(([, left], [, right]) => right - left).map(([name]) => name);
  return [...new Set([...seen, ...bySize])].slice(0, maxParts);
}

/** Up to three queries that have hits: parts of what was asked, then products. `counted` answers `parts`, `products`. */
export function pickSuggestions(
  counted: readonly SearchResult[],
  { parts, products }: { parts: readonly string[]; products: readonly string[] },
): string[] {
  const hasHits = (offset: number) => (_: string, index: number) => (counted[offset + index]?.nbHits ?? 0) > 0;
  const knownParts = parts.filter(hasHits(0)).slice(0, maxPartSuggestions);
  return [...new Set([...knownParts, ...products.filter(hasHits(parts.length))])].slice(0, maxSuggestions);
}
