import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import type { SearchEngine } from '../engine/engine';
import { escapeText, mapFacetValues, mapFilters, mapHitTexts, unescapeText } from '../protocol/escapedText';
import { postTag, preTag } from '../protocol/markedText';
import type { SearchQueries, SearchRequest, SearchResult } from '../protocol/query';
import { maxPagesAtOnce } from './limits';

/** A result as the service gives it, with the time that its question took. */
type TimedResult = SearchResult & { processingTimeMS: number };

type Asked = { request: SearchRequest; index: number };

/**
 * The requests of one question, page by page: the engine looks once for what is asked in one call. Not too many at
 * once.
 */
function groupByQuestion(requests: readonly SearchRequest[]): Asked[][] {
  const groups: Asked[][] = [];
  const growing = new Map<string, Asked[]>();
  requests.forEach((request, index) => {
    const question = buildQuestion(request);
    const group = growing.get(question);
    if (group && group.length < maxPagesAtOnce) {
      group.push({ request, index });
      return;
    }
    const begun = [{ request, index }];
    growing.set(question, begun);
    groups.push(begun);
  });
  return groups;
}

const anyTag = new RegExp(`[${preTag}${postTag}]`, 'g');

/** What the engine looks for, be it for one page or for several. */
export function buildQuestion({ query, facetFilters }: SearchRequest): string {
  return JSON.stringify([query, facetFilters]);
}

function finishResult(result: SearchResult, request: SearchRequest): SearchResult {
  const { highlightPreTag, highlightPostTag, clickAnalytics } = request;
  // Both tags at once: one that holds the other would make a hundred of it. By a function: `$'` in a string would stand
  // for the rest of the text.
  const write = (text: string): string =>
    escapeText(text).replace(anyTag, (tag) => (tag === preTag ? highlightPreTag : highlightPostTag));
  return {
    ...result,
    hits: result.hits.map((hit) => mapHitTexts(hit, write)),
    facets: mapFacetValues(result.facets, escapeText),
    // As Algolia's: of this answer alone, so that clicks after two readers' same question are told apart.
    ...(clickAnalytics ? { queryID: randomBytes(16).toString('hex') } : {}),
  };
}

/**
 * Answers a call as the hosted service does: texts and products escaped (`protocol/escapedText.ts`), then the caller's
 * tags around what matched, so that tags which look like HTML are the only HTML in an answer. Between two questions
 * other callers have their turn; rejects with the reason of `signal` when nobody waits for the answer any more.
 */
export async function answerCall(
  engine: Pick<SearchEngine, 'answer'>,
  { requests }: SearchQueries,
  signal: AbortSignal,
): Promise<TimedResult[]> {
  const answered: TimedResult[] = [];
  for (const [count, group] of groupByQuestion(requests).entries()) {
    if (count > 0) await setImmediate();
    signal.throwIfAborted();
    const startedMs = performance.now();
    const plain = group.map(({ request }) => ({
      ...request,
      facetFilters: mapFilters(request.facetFilters, unescapeText),
      highlightPreTag: preTag,
      highlightPostTag: postTag,
    }));
    const { results } = engine.answer({ requests: plain });
    const processingTimeMS = Math.round(performance.now() - startedMs);
    group.forEach(({ request, index }, place) => {
      const result = results[place];
      if (result) answered[index] = { ...finishResult(result, request), processingTimeMS };
    });
  }
  return answered;
}
