import type { SearchEngine } from '../engine/engine';
import { escapeText, mapHitTexts } from '../protocol/escapedText';
import { postTag, preTag } from '../protocol/markedText';
import type { SearchAnswers, SearchQueries } from '../protocol/query';

/**
 * Answers a call as the hosted service does: texts escaped (`protocol/escapedText.ts`), then the caller's tags around
 * what matched, so that tags which look like HTML are the only HTML in an answer.
 */
export function answerCall(engine: Pick<SearchEngine, 'answer'>, queries: SearchQueries): SearchAnswers {
  const requests = queries.requests.map((request) => ({
    ...request,
    highlightPreTag: preTag,
    highlightPostTag: postTag,
  }));
  const { results } = engine.answer({ requests });
  return {
    results: results.map((result, index) => {
      const { highlightPreTag = preTag, highlightPostTag = postTag } = queries.requests[index] ?? {};
      const write = (text: string): string =>
        // Functions: in a string, `$'` would stand for the rest of the text.
        escapeText(text)
          .replaceAll(preTag, () => highlightPreTag)
          .replaceAll(postTag, () => highlightPostTag);
      return { ...result, hits: result.hits.map((hit) => mapHitTexts(hit, write)) };
    }),
  };
}
