import { buildRequest } from '../../protocol/buildRequest';
import type { SearchAnswers, SearchQueries, SearchRequest } from '../../protocol/query';

/** Whoever answers: the engine of any version, a hosted service behind an adapter. */
export type Answering = { answer: (queries: SearchQueries) => SearchAnswers };

/** What was answered to one query: object ids, best first. */
export type Ranking = readonly string[];

/** Figures look at the first ten. */
export const rankingDepth = 10;

/** The request of which figures are taken: ten hits, no snippets. */
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

/** Asks one query. */
export function rank(engine: Answering, query: string): Ranking {
  const [result] = engine.answer({ requests: [rankingRequest(query)] }).results;
  return result?.hits.map(({ objectID }) => objectID) ?? [];
}
