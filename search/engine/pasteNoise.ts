import { type PostingSource, isKnown } from './postings';

/**
 * Matches paste noise: the method before a path or address (GET, POST, PUT, PATCH, DELETE; the pattern is short to save
 * bytes), the host before a path of two segments or more, the query string of an address, a numeric host, serial
 * numbers, digests and ids of the user (16 hexadecimal digits or more), the arguments of a call, emoji.
 */
const pasteNoise =
  /^(?:[DGP][A-Z]+[EHT]|get|put|post|delete) +(?=\/\w|https?:)|https?:..[^ /]+(?=\/\w+\/\w)|\?\w+=\S*|(?:https?:..|\b)(\d\d+(?:\.\d+){3}|[\da-fA-F-]{16,})(?::\d+)?|([a-z][A-Z_]\w*)\([^)]*\)?|[\ud83c-\ud83e]./g;

/**
 * Returns a query without paste noise, or unchanged when there is nothing else. Keeps an id that occurs in some text,
 * and a host unless a path follows.
 */
export function stripPasteNoise(query: string, source: Pick<PostingSource, 'find'>): string {
  const stripped = query.replace(
    pasteNoise,
    (found: string, value: string | undefined = '', call: string | undefined = '') =>
      isKnown(value, source) ? found : `${call} `,
  );
  return stripped.trim() || query;
}
