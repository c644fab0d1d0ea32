import { searchRoute } from '../../catalog/fixedRoutes';
import { cutQuery } from '../../search/protocol/cutQuery';

/** Parameters of the search page's address. */
export type SearchAddress = { query: string; product: string; pageCount: number };

/** Maximum length of a displayed product parameter. Names of existing products are shorter. */
const maxProductChars = 200;

/** Maximum number of pages of hits per call. With the query for counts, a call has 50 queries. */
export const maxPageCount = 49;

/** Parses `?q=…&product=…&pages=…` of any length and content. Trims the query and cuts it to 64 characters. */
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

/** Returns the query string of an address; empty without a query. Trims the query. */
export function formatSearchAddress({ query, product, pageCount }: SearchAddress): string {
  const q = query.trim();
  if (q === '') return '';
  const params = new URLSearchParams({ q });
  if (product !== '') params.set('product', product);
  if (pageCount > 1) params.set('pages', String(pageCount));
  return `?${params.toString()}`;
}

/** Returns the path of the search page for a query. */
export function searchPageAddress(query: string): string {
  return searchRoute + formatSearchAddress({ query, product: '', pageCount: 1 });
}
