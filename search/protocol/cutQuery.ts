import { maxQueryChars } from './limits';

/** The first 64 characters of what was asked (specification §5), never half a surrogate pair. */
export function cutQuery(query: string): string {
  if (query.length <= maxQueryChars) return query;
  const last = query.charCodeAt(maxQueryChars - 1);
  const isHalf = last >= 0xd800 && last <= 0xdbff;
  return query.slice(0, isHalf ? maxQueryChars - 1 : maxQueryChars);
}
