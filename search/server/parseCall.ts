import { requestDefaults as usual } from '../protocol/buildRequest';
import { cutQuery } from '../protocol/cutQuery';
import { type JsonObject, isBoolean, isCount, isListOf, isObject, isString } from '../protocol/guards';
import { type FacetFilters, type SearchQueries, type SearchRequest, productFacet } from '../protocol/query';
import { ApiError } from './apiError';
import { maxHitsPerPage, maxListed, maxRequests, maxTagChars } from './limits';

/** What would narrow an answer or ask for another one. Left out silently, it would get hits that nobody asked for. */
const unsupportedOfRequest = {
  params: 'parameters are members of the request',
  filters: 'use "facetFilters"',
  numericFilters: 'use "facetFilters"',
  tagFilters: 'use "facetFilters"',
  restrictSearchableAttributes: 'everything is searched',
  insideBoundingBox: 'sections have no place on earth',
  insidePolygon: 'sections have no place on earth',
  aroundLatLng: 'sections have no place on earth',
  aroundLatLngViaIP: 'sections have no place on earth',
  similarQuery: 'use "query"',
  offset: 'use "page" and "hitsPerPage"',
  length: 'use "page" and "hitsPerPage"',
  type: 'only hits are searched, not the values of facets',
};

/** The same of a call. */
const unsupportedOfCall = { strategy: 'every request is answered' };

/** Values that ask for what is done anyway. */
const usualValues: readonly unknown[] = ['', 'default', 'none', false, null, undefined];

function refuse(what: string): never {
  throw new ApiError(400, what);
}

function saysNothing(value: unknown): boolean {
  return usualValues.includes(value) || (Array.isArray(value) && value.length === 0);
}

function checkSupported(source: JsonObject, unsupported: Readonly<Record<string, string>>): void {
  for (const [name, instead] of Object.entries(unsupported)) {
    if (!saysNothing(source[name])) refuse(`"${name}" is not supported: ${instead}`);
  }
}

function isFilter(value: unknown): value is string {
  return isString(value) && /^[^:]+:/.test(value);
}

function isFilterOrList(value: unknown): value is string | string[] {
  return isFilter(value) || (isListOf(value, isFilter) && value.length <= maxListed);
}

/** The member `name`, or `fallback` when it is absent; a value of another type is refused. */
function read<T>(source: JsonObject, name: string, isValid: (value: unknown) => value is T, fallback: T): T {
  const value = source[name];
  if (value === undefined || value === null) return fallback;
  return isValid(value) ? value : refuse(`invalid value for "${name}"`);
}

function readHitsPerPage(data: JsonObject): number {
  const count = read(data, 'hitsPerPage', isCount, usual.hitsPerPage);
  return count <= maxHitsPerPage ? count : refuse(`"hitsPerPage" is more than ${String(maxHitsPerPage)}`);
}

function isStringList(value: unknown): value is readonly string[] {
  return isListOf(value, isString) && value.length <= maxListed;
}

function isFacetFilters(value: unknown): value is string | FacetFilters {
  return isFilter(value) || (isListOf(value, isFilterOrList) && value.length <= maxListed);
}

/** A single filter may stand without its list; a list of none restricts nothing. */
function readFilters(data: JsonObject): FacetFilters {
  const filters = read(data, 'facetFilters', isFacetFilters, usual.facetFilters);
  return isString(filters) ? [filters] : filters.filter((filter) => filter.length > 0);
}

/** All facets whose values may be counted are one: the others only filter, in the published index, too. */
function readFacets(data: JsonObject): readonly string[] {
  return read(data, 'facets', isStringList, usual.facets).map((name) => (name === '*' ? productFacet : name));
}

function isTag(value: unknown): value is string {
  return isString(value) && value.length <= maxTagChars;
}

function parseRequest(data: unknown, indexName: string): SearchRequest {
  if (!isObject(data)) refuse('a request is not an object');
  checkSupported(data, unsupportedOfRequest);
  if (!isString(data.indexName)) refuse('a request has no "indexName"');
  if (data.indexName !== indexName) throw new ApiError(404, `Index ${data.indexName} does not exist`);
  return {
    indexName,
    query: cutQuery(read(data, 'query', isString, '')),
    attributesToRetrieve: read(data, 'attributesToRetrieve', isStringList, usual.attributesToRetrieve),
    attributesToSnippet: read(data, 'attributesToSnippet', isStringList, usual.attributesToSnippet),
    highlightPreTag: read(data, 'highlightPreTag', isTag, usual.highlightPreTag),
    highlightPostTag: read(data, 'highlightPostTag', isTag, usual.highlightPostTag),
    hitsPerPage: readHitsPerPage(data),
    page: read(data, 'page', isCount, usual.page),
    clickAnalytics: read(data, 'clickAnalytics', isBoolean, usual.clickAnalytics),
    facets: readFacets(data),
    facetFilters: readFilters(data),
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
  checkSupported(data, unsupportedOfCall);
  if (data.requests.length > maxRequests) refuse(`more than ${String(maxRequests)} requests in one call`);
  return { requests: data.requests.map((request: unknown) => parseRequest(request, indexName)) };
}
