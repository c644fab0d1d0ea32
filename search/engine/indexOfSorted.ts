/** Returns the index of `wanted` in ascending numbers, -1 when it is missing. */
export function indexOfSorted(wanted: number, sorted: Uint16Array | Uint32Array): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === wanted ? low : -1;
}
