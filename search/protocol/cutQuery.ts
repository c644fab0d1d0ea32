import { maxQueryChars } from './limits';
import { readLogMessage } from './logMessage';
import { invisibleCharacters } from './invisibleCharacters';

// With the flag u, a surrogate that has its other half is part of a character and does not match.
const halfCharacters = /[\uD800-\uDFFF]/gu;

/**
 * Returns the first 64 characters of a query (specification §5) without invisible ones; of a log line, those of its
 * message. Removes lone surrogates, on which `encodeURIComponent` throws.
 */
export function cutQuery(query: string): string {
  return readLogMessage(query.replace(invisibleCharacters, '')).slice(0, maxQueryChars).replace(halfCharacters, '');
}

/**
 * Returns the query as it is looked up: cut, in Unicode composed form (some systems type è as two characters), and with
 * a dot for the full stop that Chinese input methods write inside numbers and identifiers (4。7).
 */
export function normalizeQuery(query: string): string {
  return cutQuery(query.normalize()).replace(/\b。\b/g, '.');
}
