/** How much of the longer of two texts the shorter one is as long as, 0 to 1; 0 for two empty ones. */
export function lengthRatio(left: string, right: string): number {
  const longer = Math.max(left.length, right.length);
  return longer === 0 ? 0 : Math.min(left.length, right.length) / longer;
}
