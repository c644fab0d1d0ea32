/** Returns the Levenshtein distance of two strings or lists. A deletion costs as much as an insertion. */
export function editDistance<T>(
  a: ArrayLike<T>,
  b: ArrayLike<T>,
  substitutionCost: (from: T, to: T) => number = (from, to) => (from === to ? 0 : 1),
  insertionCost = 1,
): number {
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column * insertionCost);
  for (let row = 0; row < a.length; row += 1) {
    const current = [(row + 1) * insertionCost];
    for (let column = 0; column < b.length; column += 1) {
      const substituted = (previous[column] ?? 0) + substitutionCost(a[row] as T, b[column] as T);
      const inserted = Math.min(previous[column + 1] ?? 0, current[column] ?? 0) + insertionCost;
      current.push(Math.min(substituted, inserted));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
