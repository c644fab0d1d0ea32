/** Returns the length of the common prefix. */
function commonPrefixLength(left: string, right: string): number {
  const shorter = Math.min(left.length, right.length);
  let count = 0;
  while (count < shorter && left.charCodeAt(count) === right.charCodeAt(count)) count += 1;
  return count;
}

/**
 * Returns whether `text` begins with `beginning` but for one typo at most: a missing, extra or wrong character, or a
 * transposition.
 */
export function startsWithTypo(text: string, beginning: string): boolean {
  const at = commonPrefixLength(text, beginning);
  const [same, next, afterNext] = [beginning.slice(at), beginning.slice(at + 1), beginning.slice(at + 2)];
  if (text.startsWith(same, at + 1) || text.startsWith(next, at) || text.startsWith(next, at + 1)) return true;
  const isExchanged = text.charAt(at) === beginning.charAt(at + 1) && text.charAt(at + 1) === beginning.charAt(at);
  return isExchanged && text.startsWith(afterNext, at + 2);
}

/**
 * Returns whether two texts differ by one typo: a missing or wrong character, or a transposition. The result is that of
 * `editDistance` with a limit of 1, in a single pass.
 */
export function isSingleTypo(left: string, right: string): boolean {
  const shorter = Math.min(left.length, right.length);
  const start = commonPrefixLength(left, right);
  let end = 0;
  while (end < shorter - start && left.charCodeAt(left.length - 1 - end) === right.charCodeAt(right.length - 1 - end)) {
    end += 1;
  }
  const [own, other] = [left.slice(start, left.length - end), right.slice(start, right.length - end)];
  if (own.length < 2 && other.length < 2) return own !== other;
  return own.length === 2 && other === own.charAt(1) + own.charAt(0);
}
