/** Returns the length of the shorter text divided by that of the longer one; 0 for two empty texts. */
export function lengthRatio(left: string, right: string): number {
  const longer = Math.max(left.length, right.length);
  return longer === 0 ? 0 : Math.min(left.length, right.length) / longer;
}
