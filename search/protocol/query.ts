/**
 * The questions and answers of every search on this site: the shape of Algolia's multi-query call (specification §7),
 * whoever answers it. Only the attributes that this site sends or reads are here.
 */

export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** `lvl0` is the product, `lvl1` the title of the page, below stand its headings. */
export type Level = (typeof levels)[number];

/** What of a section matched: its own heading, by its level, or something in its text. */
export type HitType = Exclude<Level, 'lvl0'> | 'content';

/** The facet that names the product of a page: the group a hit is shown in. */
export const productFacet = 'hierarchy.lvl0';

/** Outer list: all must hold; inner list: one of them. `attribute:value`. */
export type FacetFilters = readonly (string | readonly string[])[];

/** Name of the index where nothing else is configured. */
export const defaultIndexName = 'docs';

/** One question. `buildRequest` knows what to ask for where nothing is said. */
export type SearchRequest = {
  indexName: string;
  query: string;
  /**
   * A hosted service leaves the others out of its hits, all but the id where there are none; the engine gives them all.
   */
  attributesToRetrieve: readonly string[];
  /** `content:10` asks for ten words. */
  attributesToSnippet: readonly string[];
  highlightPreTag: string;
  highlightPostTag: string;
  hitsPerPage: number;
  /** Counted from 0. */
  page: number;
  /** Asks for a `queryID`. */
  clickAnalytics: boolean;
  /** Facets whose values are counted among all hits. */
  facets: readonly string[];
  facetFilters: FacetFilters;
};

/** A call: several questions, answered in their order. */
export type SearchQueries = { requests: readonly SearchRequest[] };

/** Levels that a page does not have are absent. */
export type Hierarchy = Partial<Record<Level, string>>;

/** Text in which the request's tags stand around what matched. Never HTML: see `parseMarkedText`. */
export type TaggedText = { value: string };

/** What is kept of a hit in the reader's recent searches and favourites (specification §3: search hit). */
export type StoredHit = {
  /** The address; a hosted service numbers the parts of a long section. */
  objectID: string;
  url: string;
  type: HitType;
  hierarchy: Hierarchy;
  content: string | null;
};

/** A section that answers. The marked texts repeat those of the hit, with tags. */
export type Hit = StoredHit & {
  _highlightResult: {
    hierarchy: Partial<Record<Level, TaggedText>>;
    /** What readers call it besides; those without a match may be missing. */
    keywords?: readonly TaggedText[];
  };
  _snippetResult: { content?: TaggedText };
  /** Matches the query only in part; shown under 可能相关. Set on all hits of an answer or on none. */
  isWeak?: true;
};

/** The answer to one question: `hits` of one page, and how many there are on all (`nbHits`, `nbPages`). */
export type SearchResult = {
  hits: Hit[];
  nbHits: number;
  nbPages: number;
  page: number;
  hitsPerPage: number;
  query: string;
  /** Names this answer to whoever counts clicks. */
  queryID?: string;
  /** Facet -> value -> number of hits. */
  facets: Record<string, Record<string, number>>;
};

/** The answer to a call: a result for each of its questions. */
export type SearchAnswers = { results: SearchResult[] };
