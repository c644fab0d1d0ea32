import { searchRoute } from '../../catalog/fixedRoutes';
import { cutQuery } from '../../search/protocol/cutQuery';

/** What the address of the search page says. */
export type SearchAddress = { query: string; product: string; pageCount: number };

/** Of a product that there is not, so much is shown; names of products are shorter. */
const maxProductChars = 200;

/** Most pages of hits that are asked for at once: with the counts of the products, the 50 questions of a call. */
export const maxPageCount = 49;

/** Reads `?q=…&product=…&pages=…` of any length and content; a query is trimmed and cut to 64 characters. */
export function parseSearchAddress(search: string): SearchAddress {
  const params = new URLSearchParams(search);
  const query = cutQuery((params.get('q') ?? '').trim());
  const pages = Number(params.get('pages') ?? 1);
  return {
    query: query.trim(),
    product: (params.get('product') ?? '').slice(0, maxProductChars),
    pageCount: Number.isInteger(pages) && pages >= 1 ? Math.min(pages, maxPageCount) : 1,
  };
}

/** The query string of an address; empty without a query. What was copied with spaces around it is the same query. */
export function formatSearchAddress({ query, product, pageCount }: SearchAddress): string {
  const q = query.trim();
  if (q === '') return '';
  const params = new URLSearchParams({ q });
  if (product !== '') params.set('product', product);
  if (pageCount > 1) params.set('pages', String(pageCount));
  return `?${params.toString()}`;
}

/** The path of the search page with its first hits of a query. */
export function searchPageAddress(query: string): string {
  return searchRoute + formatSearchAddress({ query, product: '', pageCount: 1 });
}
