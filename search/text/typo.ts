/** How many characters two texts begin with alike. */
function commonPrefixLength(left: string, right: string): number {
  const shorter = Math.min(left.length, right.length);
  let count = 0;
  while (count < shorter && left.charCodeAt(count) === right.charCodeAt(count)) count += 1;
  return count;
}

/**
 * Whether `text` begins as `beginning` does with one slip at most: a character that `beginning` lacks, one that it has
 * too many, another one, or two neighbours that changed places.
 */
export function startsWithTypo(text: string, beginning: string): boolean {
  const at = commonPrefixLength(text, beginning);
  const [same, next, afterNext] = [beginning.slice(at), beginning.slice(at + 1), beginning.slice(at + 2)];
  if (text.startsWith(same, at + 1) || text.startsWith(next, at) || text.startsWith(next, at + 1)) return true;
  const isExchanged = text.charAt(at) === beginning.charAt(at + 1) && text.charAt(at + 1) === beginning.charAt(at);
  return isExchanged && text.startsWith(afterNext, at + 2);
}

/**
 * Whether two texts are one slip apart: a character that one of them lacks, another one in its place, or two neighbours
 * that changed places. What `editDistance` tells with a limit of 1, in a single pass.
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
