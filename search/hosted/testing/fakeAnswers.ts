import { type JsonObject, isObject, isString } from '../../protocol/guards';
import type { FakeIndexes } from './fakeIndexes';

const hitsPerPage = 20;

function tag(text: string, query: string, pre: string, post: string): string {
  return query === '' ? text : text.split(query).join(`${pre}${query}${post}`);
}

/** Returns the requested attributes of a record and its id, like the service; all without a list. */
function retrieve(record: JsonObject, attributes: unknown): JsonObject {
  const isAsked = (name: string): boolean => !Array.isArray(attributes) || attributes.includes(name);
  return Object.fromEntries(Object.entries(record).filter(([name]) => name === 'objectID' || isAsked(name)));
}

/** Answers with the records that contain the query literally, with the match tagged. */
function answerFromRecords(indexes: FakeIndexes, request: JsonObject): JsonObject {
  const { indexName, query = '', highlightPreTag = '<em>', highlightPostTag = '</em>' } = request;
  if (!isString(indexName) || !isString(query) || !isString(highlightPreTag) || !isString(highlightPostTag)) {
    throw new TypeError('a malformed request');
  }
  const mark = (text: string): string => tag(text, query, highlightPreTag, highlightPostTag);
  const found = [...(indexes.get(indexName)?.records.values() ?? [])].filter((record) =>
    JSON.stringify(record).includes(query),
  );
  const hits = found.slice(0, hitsPerPage).map((record) => {
    const hierarchy = isObject(record.hierarchy) ? Object.entries(record.hierarchy) : [];
    const keywords = Array.isArray(record.keywords) ? record.keywords : [];
    const highlighted = hierarchy.map(([level, text]) => [level, { value: mark(String(text)) }] as const);
    return {
      ...retrieve(record, request.attributesToRetrieve),
      _highlightResult: {
        hierarchy: Object.fromEntries(highlighted),
        keywords: keywords.map((name) => ({ value: mark(String(name)) })),
      },
      _snippetResult: { content: { value: mark(String(record.content)).slice(0, 80) } },
    };
  });
  return { hits, nbHits: found.length, nbPages: 1, page: 0, hitsPerPage, query };
}

/** Answers a multi-query call. `answerRequest` replaces the answer of each query. */
export function answerQueries(
  indexes: FakeIndexes,
  { requests }: JsonObject,
  answerRequest: (request: JsonObject) => JsonObject = (request) => answerFromRecords(indexes, request),
): JsonObject {
  if (!Array.isArray(requests)) throw new TypeError('no requests');
  return { results: requests.filter(isObject).map((request) => answerRequest(request)) };
}
