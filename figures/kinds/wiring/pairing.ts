/** Terminals of a wire by their index from the top of each column. */
export type Pair = { left: number; right: number };

/**
 * Finds the straight wires: the longest list in which both ends descend and no terminal repeats. Returns indexes of
 * `pairs` from top to bottom.
 */
export function findStraightWires(pairs: readonly Pair[]): number[] {
  const order = pairs.map((_, index) => index).sort((a, b) => (pairs[a]?.left ?? 0) - (pairs[b]?.left ?? 0));
  const longest: number[][] = [];
  for (const index of order) {
    const pair = pairs[index];
    if (!pair) continue;
    const before = longest
      .filter((chain) => {
        const last = pairs[chain.at(-1) ?? -1];
        return last !== undefined && last.left < pair.left && last.right < pair.right;
      })
      .reduce<number[]>((best, chain) => (chain.length > best.length ? chain : best), []);
    longest.push([...before, index]);
  }
  return longest.reduce((best, chain) => (chain.length > best.length ? chain : best), []);
}

const minDistance = 16; // between the levels of different wires

export type ColumnTerminal = {
  /** Minimum distance below the terminal above it, or below the top of the column. */
  clearance: number;
};

/** Returns the level, or a lower one if it is close to another. Wires that turn at the same height would overlap. */
function avoidLevels(level: number, others: readonly number[]): number {
  const near = others.find((other) => Math.abs(other - level) < minDistance);
  return near === undefined ? level : near + minDistance;
}

/**
 * Returns the heights of the terminals of both columns, as near to the top as their clearances allow. Both ends of a
 * straight wire have the same height.
 */
export function alignTerminals(
  left: readonly ColumnTerminal[],
  right: readonly ColumnTerminal[],
  straight: readonly Pair[],
): { left: number[]; right: number[] } {
  const heights = { left: [] as number[], right: [] as number[] };
  const place = (side: 'left' | 'right', upTo: number, isStraight = false): number => {
    const column = side === 'left' ? left : right;
    const placed = heights[side];
    while (placed.length <= upTo) {
      const level = (placed.at(-1) ?? 0) + (column[placed.length]?.clearance ?? 0);
      const mayMeet = side === 'left' || (isStraight && placed.length === upTo);
      placed.push(mayMeet ? level : avoidLevels(level, heights.left));
    }
    return placed[upTo] ?? 0;
  };
  for (const pair of straight) {
    const level = Math.max(place('left', pair.left), place('right', pair.right, true));
    heights.left[pair.left] = level;
    heights.right[pair.right] = level;
  }
  place('left', left.length - 1);
  place('right', right.length - 1);
  return heights;
}
