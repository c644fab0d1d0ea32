import { maxQueryChars } from './limits';

// With the flag u a surrogate that has its other half is part of a character and does not match.
const halfCharacters = /[\uD800-\uDFFF]/gu;

/**
 * The first 64 characters of what was asked (specification §5). Without halves of surrogate pairs, wherever they come
 * from: `encodeURIComponent` throws on them.
 */
export function cutQuery(query: string): string {
  return query.slice(0, maxQueryChars).replace(halfCharacters, '');
}
