import { contentHash } from '../protocol/contentHash';
import type { CorpusHead, CorpusText } from '../protocol/corpus';
import { snippetWords } from '../protocol/limits';
import type { Names } from '../protocol/namesFile';
import type { Hit, SearchAnswers, SearchQueries, SearchRequest, SearchResult } from '../protocol/query';
import { type FacetsOf, countFacets, createFacets, passesFilters } from './facets';
import { buildHit } from './hit';
import { type Marker, createMarker } from './marks';
import type { SegmentWords } from '../text/segmentWords';
import type { Ranked, QueryVariant } from './ranking';
import { BoundedCache } from './boundedCache';
import { CorpusSearch } from './search';

/** Search engine over one corpus, in memory. Everything is synchronous. `add…` may be called at any time. */
export type SearchEngine = {
  /** Adds the text of a run of sections, in any order. Queries before it are answered from titles and headings. */
  addText: (text: CorpusText) => void;
  /** Replaces the keywords of pages and sections, and the synonyms. May be called before or after `addText`. */
  addNames: (names: Names) => void;
  /**
   * Answers every request of a call. Never throws because of a query. `pagePath`: path of the page on which the user
   * asks. Sections of its product come first among nearly equal ones.
   */
  answer: (queries: SearchQueries, pagePath?: string) => SearchAnswers;
};

/** Optional dependencies of an engine. */
export type EngineOptions = {
  /** Splits Chinese into words, which weight the terms of a query. Results are a little worse without it. */
  segment?: SegmentWords | undefined;
};

type Found = Pick<Ranked, 'section' | 'position' | 'isHeadingMatch' | 'score' | 'isWeak'> & { variant?: QueryVariant };

/** Maximum number of words of a snippet. A snippet is a passage, not the section. */
const maxSnippetWords = 100;

/** Returns the number of words in `content:10`; 0 when no snippet is requested. */
function readSnippetWords(attributes: readonly string[]): number {
  const requested = attributes.find((attribute) => attribute.split(':')[0] === 'content');
  if (requested === undefined) return 0;
  const words = Number(requested.split(':')[1] ?? snippetWords);
  return Number.isInteger(words) && words > 0 ? Math.min(words, maxSnippetWords) : 0;
}

/** Finds the sections of a query. An empty query matches all in page order, as in the hosted service. */
function findSections(
  search: CorpusSearch,
  { query, facetFilters }: SearchRequest,
  facetsOf: FacetsOf,
  ownProduct: string | undefined,
): Found[] {
  const isAllowed =
    facetFilters.length === 0
      ? () => true
      : (section: Found['section']) => passesFilters(facetsOf(section), facetFilters);
  if (query.trim() !== '') return search.find(query, isAllowed, ownProduct);
  return search.sections.flatMap((section, position) =>
    isAllowed(section) ? [{ section, position, isHeadingMatch: true, score: 0 }] : [],
  );
}

function buildHits(found: readonly Found[], search: CorpusSearch, request: SearchRequest): Hit[] {
  const { highlightPreTag: pre, highlightPostTag: post, attributesToSnippet } = request;
  const style = { pre, post, snippetWords: readSnippetWords(attributesToSnippet), segment: search.segment };
  const markers = new Map<QueryVariant | undefined, Marker>();
  return found.map(({ variant, ...ranked }) => {
    const mark = markers.get(variant) ?? (variant ? createMarker(variant.query) : () => []);
    markers.set(variant, mark);
    return buildHit(ranked, mark, search.fold, style);
  });
}

function buildResult(
  search: CorpusSearch,
  request: SearchRequest,
  found: readonly Found[],
  facetsOf: FacetsOf,
): SearchResult {
  const { query, page, hitsPerPage, facets } = request;
  return {
    hits: buildHits(found.slice(page * hitsPerPage, (page + 1) * hitsPerPage), search, request),
    nbHits: found.length,
    nbPages: hitsPerPage > 0 ? Math.ceil(found.length / hitsPerPage) : 0,
    page,
    hitsPerPage,
    query,
    ...(request.clickAnalytics ? { queryID: contentHash(new TextEncoder().encode(JSON.stringify(request))) } : {}),
    facets: countFacets(
      found.map(({ section }) => section),
      facets,
      facetsOf,
    ),
  };
}

/**
 * Creates a search engine over a corpus whose text may be added later. Synchronous and deterministic: answers depend on
 * the corpus, on what was added before and on the query. A query only fills caches.
 */
export function createEngine(head: CorpusHead, { segment }: EngineOptions = {}): SearchEngine {
  const search = new CorpusSearch(head, segment);
  const facetsOf = createFacets(head.language, head.docusaurusTag);
  return {
    addText: (text) => {
      search.addText(text);
    },
    addNames: (names) => {
      search.addNames(names);
    },
    answer({ requests }, pagePath) {
      const ownProduct = head.pages.find(({ url }) => url === pagePath)?.product;
      // A call requests counts and several pages of the same query.
      const known = new BoundedCache<string, Found[]>(requests.length);
      const results = requests.map((request) => {
        const question = JSON.stringify([request.query, request.facetFilters]);
        const found = known.get(question, () => findSections(search, request, facetsOf, ownProduct));
        return buildResult(search, request, found, facetsOf);
      });
      return { results };
    },
  };
}
