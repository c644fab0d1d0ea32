/** Returns the value below which the share `part` (0 to 1) of `values` lies. Throws on an empty list. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  if (value === undefined) throw new Error('percentile of nothing');
  return value;
}
