import { requestDefaults as usual } from '../protocol/buildRequest';
import { cutQuery } from '../protocol/cutQuery';
import { type JsonObject, isBoolean, isCount, isListOf, isObject, isString } from '../protocol/guards';
import type { FacetFilters, SearchQueries, SearchRequest } from '../protocol/query';
import { ApiError } from './apiError';

/** What one call may ask for. Algolia's own limit is 50 questions; the search page asks one for each page shown. */
export const maxRequests = 50;

/** Each hit is built and marked for itself, so a page of thousands would keep everybody waiting. */
export const maxHitsPerPage = 100;
const maxPage = 1000;
const maxFilters = 20;
/** A tag stands around every match of every hit: `<mark class="…">`, not a page of text. */
const maxTagChars = 100;

/** What would narrow an answer at Algolia. Left out silently, it would get hits that nobody asked for. */
const unsupported: Readonly<Record<string, string>> = {
  params: 'parameters are members of the request',
  filters: 'use "facetFilters"',
  numericFilters: 'use "facetFilters"',
  tagFilters: 'use "facetFilters"',
  restrictSearchableAttributes: 'everything is searched',
  offset: 'use "page" and "hitsPerPage"',
  length: 'use "page" and "hitsPerPage"',
  type: 'only hits are searched, not the values of facets',
};

function refuse(what: string): never {
  throw new ApiError(400, what);
}

function saysNothing(name: string, value: unknown): boolean {
  if (isString(value)) return value === '' || (name === 'type' && value === 'default');
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

function checkSupported(source: JsonObject): void {
  for (const [name, instead] of Object.entries(unsupported)) {
    if (!saysNothing(name, source[name])) refuse(`"${name}" is not supported: ${instead}`);
  }
}

function isFilter(value: unknown): value is string | string[] {
  return isString(value) || (isListOf(value, isString) && value.length <= maxFilters);
}

/** The member `name`, or `fallback` when it is absent; a value of another type is refused. */
function read<T>(source: JsonObject, name: string, isValid: (value: unknown) => value is T, fallback: T): T {
  const value = source[name];
  if (value === undefined || value === null) return fallback;
  return isValid(value) ? value : refuse(`invalid value for "${name}"`);
}

function readCount(source: JsonObject, name: string, fallback: number, max: number): number {
  const count = read(source, name, isCount, fallback);
  return count <= max ? count : refuse(`"${name}" is more than ${String(max)}`);
}

function isStringList(value: unknown): value is readonly string[] {
  return isListOf(value, isString) && value.length <= maxFilters;
}

function isFilterList(value: unknown): value is FacetFilters {
  return isListOf(value, isFilter) && value.length <= maxFilters;
}

function isTag(value: unknown): value is string {
  return isString(value) && value.length <= maxTagChars;
}

function parseRequest(data: unknown, indexName: string): SearchRequest {
  if (!isObject(data)) refuse('a request is not an object');
  checkSupported(data);
  if (!isString(data.indexName)) refuse('a request has no "indexName"');
  if (data.indexName !== indexName) throw new ApiError(404, `Index ${data.indexName} does not exist`);
  return {
    indexName,
    query: cutQuery(read(data, 'query', isString, '')),
    attributesToRetrieve: read(data, 'attributesToRetrieve', isStringList, usual.attributesToRetrieve),
    attributesToSnippet: read(data, 'attributesToSnippet', isStringList, usual.attributesToSnippet),
    highlightPreTag: read(data, 'highlightPreTag', isTag, usual.highlightPreTag),
    highlightPostTag: read(data, 'highlightPostTag', isTag, usual.highlightPostTag),
    hitsPerPage: readCount(data, 'hitsPerPage', usual.hitsPerPage, maxHitsPerPage),
    page: readCount(data, 'page', usual.page, maxPage),
    clickAnalytics: read(data, 'clickAnalytics', isBoolean, usual.clickAnalytics),
    facets: read(data, 'facets', isStringList, usual.facets),
    facetFilters: read(data, 'facetFilters', isFilterList, usual.facetFilters),
  };
}

/**
 * Parses the body of a multi-query call about the index `indexName`; queries are cut at 64 characters (specification
 * §5), absent parameters get Algolia's defaults. Throws ApiError with what is wrong.
 */
export function parseCall(body: string, indexName: string): SearchQueries {
  let data: unknown;
  try {
    data = JSON.parse(body);
  } catch {
    refuse('the body is not JSON');
  }
  if (!isObject(data) || !Array.isArray(data.requests)) refuse('the body has no list of "requests"');
  if (data.requests.length > maxRequests) refuse(`more than ${String(maxRequests)} requests in one call`);
  return { requests: data.requests.map((request: unknown) => parseRequest(request, indexName)) };
}
