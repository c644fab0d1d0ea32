import { buildRequest } from '../protocol/buildRequest';
import type { Hit, SearchAnswers, SearchQueries, SearchRequest } from '../protocol/query';

/** An engine of any version, or a hosted service behind an adapter. */
export type Answering = { answer: (queries: SearchQueries, pagePath?: string) => SearchAnswers };

/** The hits of one query: object ids, best first. */
export type Ranking = readonly string[];

/** Number of hits that metrics consider. */
export const rankingDepth = 10;

/** Returns the request for metrics: ten hits, no snippets. */
export function rankingRequest(query: string): SearchRequest {
  const attributesToRetrieve = ['objectID'];
  return buildRequest({
    query,
    attributesToRetrieve,
    highlightPreTag: '',
    highlightPostTag: '',
    hitsPerPage: rankingDepth,
  });
}

/** Returns the first hits of one query, asked on the page `pagePath`. */
export function findHits(engine: Answering, query: string, pagePath?: string): readonly Hit[] {
  return engine.answer({ requests: [rankingRequest(query)] }, pagePath).results[0]?.hits ?? [];
}

/** Searches for one query. */
export function rank(engine: Answering, query: string): Ranking {
  return findHits(engine, query).map(({ objectID }) => objectID);
}
