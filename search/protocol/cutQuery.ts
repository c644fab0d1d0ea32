import { maxQueryChars } from './limits';
import { readLogMessage } from './logMessage';
import { invisibleCharacters } from './invisibleCharacters';

// With the flag u a surrogate that has its other half is part of a character and does not match.
const halfCharacters = /[\uD800-\uDFFF]/gu;

/**
 * The first 64 characters of what was asked (specification §5), without invisible ones. Of a log line those of
 * its message. Without halves of
 * surrogate pairs, wherever they come from: `encodeURIComponent` throws on them.
 */
export function cutQuery(query: string): string {
  return readLogMessage(query.replace(invisibleCharacters, '')).slice(0, maxQueryChars).replace(halfCharacters, '');
}

/**
 * The same as it is looked up: a letter and its mark as one character (some systems type è as two), and the full stop
 * that an input method for Chinese writes inside numbers and identifiers (4。7) as the dot that was meant.
 */
export function normalizeQuery(query: string): string {
  return cutQuery(query.normalize()).replace(/\b。\b/g, '.');
}
