import type { PostingSource } from './postings';

/**
 * What is copied along with what is asked: the method before a path, the query of an address, a host by its number, the
 * arguments of a call, emoji.
 */
const copiedAlong =
  /^(?:GET|POST|PUT|PATCH|DELETE|get|post|put|patch|delete) +(?=\/\w)|\?\w+=\S*|\b(\d{2,3}(?:\.\d+){3})(?::\d+)?|([a-z][A-Z_]\w*)\([^)]*\)?|[\ud83c-\ud83e]./g;

/**
 * A query without what was copied along with it; as it is when that is all it holds. A host that some text names is
 * asked for.
 */
export function dropCopiedAlong(query: string, source: Pick<PostingSource, 'find'>): string {
  const asked = query.replace(copiedAlong, (found: string, host: string | undefined, call: string | undefined) =>
    host !== undefined && source.find(host).length > 0 ? found : `${call ?? ''} `,
  );
  return asked.trim() === '' ? query : asked;
}
