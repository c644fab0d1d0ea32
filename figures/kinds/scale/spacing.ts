/**
 * Where positions stand between `start` and `end`: true to scale, or with the room each interval needs and the rest
 * shared evenly. Throws when there is less room than needed.
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
  if (total > room) throw new Error('the names of the zones need more room: shorten them or leave one out');
  const spare = (room - total) / needed.length;
  let x = start;
  return [start, ...needed.map((need) => (x += need + spare))];
}

/** The longest interval of a zone, where its name stands: index of the position it starts at. */
export function findLabelInterval(positions: readonly number[], { from, to }: { from: number; to: number }): number {
  const last = positions.indexOf(to) - 1;
  let longest = positions.indexOf(from);
  const lengthOf = (index: number) => (positions[index + 1] ?? 0) - (positions[index] ?? 0);
  for (let index = longest; index <= last; index += 1) {
    if (lengthOf(index) > lengthOf(longest)) longest = index;
  }
  return longest;
}
