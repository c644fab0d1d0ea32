import { type JsonObject, isCount, isObject, isString } from './guards';
import { parseHit } from './parseHit';
import type { SearchAnswers, SearchResult } from './query';

function readFacet(source: JsonObject): Record<string, number> {
  return Object.fromEntries(Object.entries(source).filter((entry): entry is [string, number] => isCount(entry[1])));
}

function readFacets(source: unknown): SearchResult['facets'] {
  const facets: SearchResult['facets'] = {};
  if (!isObject(source)) return facets;
  for (const [name, counts] of Object.entries(source)) if (isObject(counts)) facets[name] = readFacet(counts);
  return facets;
}

function parseResult(data: unknown): SearchResult {
  if (!isObject(data) || !Array.isArray(data.hits)) throw new TypeError('search answer: a result has no list of hits');
  const { nbHits, nbPages, page, hitsPerPage, query, queryID } = data;
  if (!isCount(nbHits) || !isCount(nbPages) || !isCount(page) || !isCount(hitsPerPage)) {
    throw new TypeError('search answer: a result without its counts');
  }
  // A malformed hit is dropped: the others are still useful.
  const hits = data.hits.flatMap((hit: unknown) => parseHit(hit) ?? []);
  if (hits.length === 0 && data.hits.length > 0) throw new TypeError('search answer: every hit is malformed');
  return {
    hits,
    nbHits,
    nbPages,
    page,
    hitsPerPage,
    query: isString(query) ? query : '',
    ...(isString(queryID) ? { queryID } : {}),
    facets: readFacets(data.facets),
  };
}

/** Parses the response to a multi-query call. Throws TypeError when it is malformed. */
export function parseAnswers(data: unknown): SearchAnswers {
  if (!isObject(data) || !Array.isArray(data.results)) throw new TypeError('search answer: no list of results');
  return { results: data.results.map(parseResult) };
}
