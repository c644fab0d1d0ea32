/**
 * What is copied along with what is asked: the method before a path, the query of an address, a host by its number, the
 * arguments of a call.
 */
const copiedAlong = /^[A-Za-z]{3,6} +(?=\/\w)|\?\w+=.*|\b\d{2,3}(?:\.\d+){3}(?::\d+)?|([a-z][A-Z_]\w*)\([^)]*\)?/g;

/** A query without what was copied along with it; as it is when that is all it holds. */
export function dropCopiedAlong(query: string): string {
  const asked = query.replace(copiedAlong, '$1 ');
  return asked.trim() === '' ? query : asked;
}
