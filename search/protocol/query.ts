/**
 * Requests and answers of every search on this site, in the shape of Algolia's multi-query call (specification §7).
 * Only the attributes that this site uses are declared.
 */

export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** `lvl0` is the product, `lvl1` the title of the page, the others are its headings. */
export type Level = (typeof levels)[number];

/** Part of a section that matched: its own heading, by level, or its text. */
export type HitType = Exclude<Level, 'lvl0'> | 'content';

/** Facet of the product of a page, by which hits are grouped. */
export const productFacet = 'hierarchy.lvl0';

/** Filters `attribute:value`. All of the outer list must hold, and one of each inner list. */
export type FacetFilters = readonly (string | readonly string[])[];

/** Default name of the index. */
export const defaultIndexName = 'docs';

/** One query. `buildRequest` has the defaults. */
export type SearchRequest = {
  indexName: string;
  query: string;
  /** A hosted service returns only these attributes and the id. The engine returns all attributes. */
  attributesToRetrieve: readonly string[];
  /** `content:10` requests ten words. */
  attributesToSnippet: readonly string[];
  highlightPreTag: string;
  highlightPostTag: string;
  hitsPerPage: number;
  /** Page number, from 0. */
  page: number;
  /** Requests a `queryID`. */
  clickAnalytics: boolean;
  /** Facets whose values are counted over all hits. */
  facets: readonly string[];
  facetFilters: FacetFilters;
};

/** A call of several queries, which are answered in their order. */
export type SearchQueries = { requests: readonly SearchRequest[] };

/** Texts by level. Levels that a page does not have are absent. */
export type Hierarchy = Partial<Record<Level, string>>;

/** Text with the request's tags around matches. Never HTML: see `parseMarkedText`. */
export type TaggedText = { value: string };

/** Members of a hit that recent searches and favourites keep (specification §3: search hit). */
export type StoredHit = {
  /** Address of the section. A hosted service numbers the parts of a long section. */
  objectID: string;
  url: string;
  type: HitType;
  hierarchy: Hierarchy;
  content: string | null;
  /** Many pages have the heading of the section, so the title of its page is shown first (`commonHeadings`). */
  hasCommonHeading?: true;
};

/** A matching section. The marked texts repeat those of the hit, with tags. */
export type Hit = StoredHit & {
  _highlightResult: {
    hierarchy: Partial<Record<Level, TaggedText>>;
    /** Keywords of the section. Those without a match may be missing. */
    keywords?: readonly TaggedText[];
  };
  _snippetResult: { content?: TaggedText };
  /** The section matches only part of the query, and is shown under 可能相关. Set on all hits of an answer or on none. */
  isWeak?: true;
};

/** Answer to one query: `hits` of one page, and the number of all hits and pages (`nbHits`, `nbPages`). */
export type SearchResult = {
  hits: Hit[];
  nbHits: number;
  nbPages: number;
  page: number;
  hitsPerPage: number;
  query: string;
  /** Id of this answer in click analytics. */
  queryID?: string;
  /** Number of hits by facet and value. */
  facets: Record<string, Record<string, number>>;
};

/** Answers of a call, in the order of its queries. */
export type SearchAnswers = { results: SearchResult[] };
