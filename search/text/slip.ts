/**
 * Whether two texts are one slip apart: a character that one of them lacks, another one in its place, or two neighbours
 * that changed places. What `editDistance` tells with a limit of 1, in a single pass.
 */
export function isOneSlip(left: string, right: string): boolean {
  const shorter = Math.min(left.length, right.length);
  let start = 0;
  while (start < shorter && left.charCodeAt(start) === right.charCodeAt(start)) start += 1;
  let end = 0;
  while (end < shorter - start && left.charCodeAt(left.length - 1 - end) === right.charCodeAt(right.length - 1 - end)) {
    end += 1;
  }
  const [own, other] = [left.slice(start, left.length - end), right.slice(start, right.length - end)];
  if (own.length < 2 && other.length < 2) return own !== other;
  return own.length === 2 && other === own.charAt(1) + own.charAt(0);
}
