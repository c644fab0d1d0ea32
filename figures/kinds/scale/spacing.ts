/**
 * Returns the coordinates of positions between `start` and `end`: true to scale, or with the needed width per interval
 * and the rest distributed evenly. Throws when the width is insufficient.
 */
export function spacePositions(
  positions: readonly number[],
  needed: readonly number[],
  [start, end]: readonly [number, number],
  proportional: boolean,
): number[] {
  const total = needed.reduce((sum, need) => sum + need, 0);
  const room = end - start;
  const first = positions[0] ?? 0;
  const span = (positions.at(-1) ?? 1) - first;
  if (proportional) return positions.map((at) => start + ((at - first) / span) * room);
  if (total > room) throw new Error('放不下各区间的名称：缩短文字，或删去一个');
  const spare = (room - total) / needed.length;
  let x = start;
  return [start, ...needed.map((need) => (x += need + spare))];
}

/** Returns the longest interval of a zone, where its name is, as the index of the interval's first position. */
export function findLabelInterval(positions: readonly number[], { from, to }: { from: number; to: number }): number {
  const last = positions.indexOf(to) - 1;
  let longest = positions.indexOf(from);
  const lengthOf = (index: number) => (positions[index + 1] ?? 0) - (positions[index] ?? 0);
  for (let index = longest; index <= last; index += 1) {
    if (lengthOf(index) > lengthOf(longest)) longest = index;
  }
  return longest;
}
