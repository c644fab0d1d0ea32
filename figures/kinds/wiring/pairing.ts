/** Terminals of one column by their index from the top. */
export type Pair = { left: number; right: number };

/**
 * The wires that can run straight: the longest list in which both ends only go down and no terminal is used twice.
 * Indexes into `pairs`, from top to bottom.
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

const apart = 16; // between wires that are not one

export type ColumnTerminal = {
  /** Least distance below the terminal above it, or below the top of the column. */
  clearance: number;
};

/** The level, or somewhat lower: two wires that turn at one height would lie on each other. */
function avoid(level: number, others: readonly number[]): number {
  const near = others.find((other) => Math.abs(other - level) < apart);
  return near === undefined ? level : near + apart;
}

/**
 * Heights of the terminals of both columns, as near to the top as their clearances allow, with both ends of every
 * straight wire at the same height.
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
      placed.push(mayMeet ? level : avoid(level, heights.left));
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
