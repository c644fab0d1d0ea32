import { contentHash } from '../protocol/contentHash';
import { cutQuery } from '../protocol/cutQuery';
import type { IndexFile } from '../protocol/indexFile';
import { snippetWords } from '../protocol/limits';
import type { SearchAnswers, SearchQueries, SearchRequest, SearchResult } from '../protocol/query';
import { countFacets, passesFilters } from './facets';
import { buildHit } from './hit';
import { type PreparedIndex, prepareIndex } from './preparedIndex';
import { parseQueryTerms } from './queryTerms';
import { type RankedSection, rankSections } from './ranking';

export type SearchEngine = { answer: (queries: SearchQueries) => SearchAnswers };

/** Words of the snippet asked for by `content:10`; 0 when no snippet is asked for. */
function readSnippetWords(attributes: readonly string[]): number {
  const asked = attributes.find((attribute) => attribute.split(':')[0] === 'content');
  if (asked === undefined) return 0;
  const words = Number(asked.split(':')[1] ?? snippetWords);
  return Number.isInteger(words) && words > 0 ? words : 0;
}

/** An empty query is answered with everything, in page order, as the hosted service does. */
function findSections(index: PreparedIndex, { query, facetFilters }: SearchRequest): RankedSection[] {
  const searched = index.filter((section) => passesFilters(section, facetFilters));
  if (query.trim() === '') return searched.map((section) => ({ section, isHeadingMatch: true }));
  const terms = parseQueryTerms(query);
  return terms.length === 0 ? [] : rankSections(searched, terms, cutQuery(query));
}

function answerOne(index: PreparedIndex, request: SearchRequest): SearchResult {
  const { query, page, hitsPerPage, highlightPreTag, highlightPostTag } = request;
  const found = findSections(index, request);
  const terms = parseQueryTerms(query);
  const style = {
    pre: highlightPreTag,
    post: highlightPostTag,
    snippetWords: readSnippetWords(request.attributesToSnippet),
  };
  const shown = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return {
    hits: shown.map((ranked) => buildHit(ranked, terms, style)),
    nbHits: found.length,
    nbPages: hitsPerPage > 0 ? Math.ceil(found.length / hitsPerPage) : 0,
    page,
    hitsPerPage,
    query,
    ...(request.clickAnalytics ? { queryID: contentHash(new TextEncoder().encode(JSON.stringify(request))) } : {}),
    facets: countFacets(
      found.map(({ section }) => section),
      request.facets,
    ),
  };
}

/** A search engine over one index. Answers every request of a call; throws for no query whatsoever. */
export function createEngine(file: IndexFile): SearchEngine {
  const index = prepareIndex(file);
  return { answer: ({ requests }) => ({ results: requests.map((request) => answerOne(index, request)) }) };
}
