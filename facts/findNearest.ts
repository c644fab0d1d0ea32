/** How many characters must be typed, removed or replaced to make `b` of `a`. */
function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      current.push(Math.min(replaced, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/** Up to `count` of `candidates` that a person who wrote `wanted` may have meant, best first. */
export function findNearest(wanted: string, candidates: Iterable<string>, count = 3): string[] {
  const lastPart = wanted.split('.').at(-1) ?? wanted;
  return [...candidates]
    .map((key) => ({ key, distance: editDistance(wanted, key) - (key.endsWith(`.${lastPart}`) ? lastPart.length : 0) }))
    .filter(({ distance }) => distance <= Math.max(3, wanted.length / 2))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ key }) => key);
}
