import { type PostingSource, isKnown } from './postings';

/**
 * What is copied along with what is asked: the method before a path or address (GET, POST, PUT, PATCH, DELETE, as short
 * as it can be told), the host before a path of two names or more, the query of an address, a host by its number, the
 * reader's own serial number, digest or id (16 hexadecimal digits or more), the arguments of a call, emoji.
 */
const pasteNoise =
  /^(?:[DGP][A-Z]+[EHT]|get|put|post|delete) +(?=\/\w|https?:)|https?:..[^ /]+(?=\/\w+\/\w)|\?\w+=\S*|(?:https?:..|\b)(\d\d+(?:\.\d+){3}|[\da-fA-F-]{16,})(?::\d+)?|([a-z][A-Z_]\w*)\([^)]*\)?|[\ud83c-\ud83e]./g;

/**
 * A query without what was copied along with it; as it is when that is all it holds. An id that some text names is asked
 * for, and so is a host, unless a path behind it says what is.
 */
export function stripPasteNoise(query: string, source: Pick<PostingSource, 'find'>): string {
  const stripped = query.replace(
    pasteNoise,
    (found: string, value: string | undefined = '', call: string | undefined = '') =>
      isKnown(value, source) ? found : `${call} `,
  );
  return stripped.trim() || query;
}
