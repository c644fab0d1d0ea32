import { cutQuery } from '../../search/protocol/cutQuery';

/** What the address of the search page says. */
export type SearchAddress = { query: string; product: string; pageCount: number };

/** Most pages of hits that are asked for at once: with the counts of the products, the 50 questions of a call. */
export const maxPageCount = 49;

/** Reads `?q=…&product=…&pages=…` of any length and content; a query beyond 64 characters is cut, a blank one is none. */
export function parseSearchAddress(search: string): SearchAddress {
  const params = new URLSearchParams(search);
  const query = cutQuery(params.get('q') ?? '');
  const pages = Number(params.get('pages') ?? 1);
  return {
    query: query.trim() === '' ? '' : query,
    product: params.get('product') ?? '',
    pageCount: Number.isInteger(pages) && pages >= 1 ? Math.min(pages, maxPageCount) : 1,
  };
}

/** The query string of an address; empty without a query. */
export function formatSearchAddress({ query, product, pageCount }: SearchAddress): string {
  if (query === '') return '';
  const params = new URLSearchParams({ q: query });
  if (product !== '') params.set('product', product);
  if (pageCount > 1) params.set('pages', String(pageCount));
  return `?${params.toString()}`;
}

/** The path of the search page with its first hits of a query. */
export function searchPageAddress(query: string): string {
  return `/search${formatSearchAddress({ query, product: '', pageCount: 1 })}`;
}
