/** Constraint: `right` is at least `distance` to the right of `left`. */
export type Separation = { left: string; right: string; distance: number };

export type Range = { from: number; to: number };

/** Positions along an axis, fixed one by one. */
export type Positions = {
  /** Missing width in pixels. Not positive when everything fits. */
  missing: number;
  /** Returns the possible positions of `name`, given everything placed so far. */
  range: (name: string) => Range;
  /** Places `name` as near to `wanted` as possible and returns its position. */
  place: (name: string, wanted: number) => number;
};

/** Returns the leftmost positions that satisfy the separations, or undefined when they are contradictory. */
function pushRight(
  start: ReadonlyMap<string, number>,
  separations: readonly Separation[],
): Map<string, number> | undefined {
  const positions = new Map(start);
  for (let round = 0; round <= positions.size; round += 1) {
    let moved = false;
    for (const { left, right, distance } of separations) {
      const least = (positions.get(left) ?? 0) + distance;
      if (least > (positions.get(right) ?? 0) + 1e-6) {
        positions.set(right, least);
        moved = true;
      }
    }
    if (!moved) return positions;
  }
  return undefined;
}

/**
 * Builds the positions of `names` between `bounds` under `separations`: a system of difference constraints, solved by
 * longest paths. Any order of `place` calls leaves a solution for the others. Returns undefined when the separations
 * are contradictory (a left of b and b left of a).
 */
export function buildPositions(
  names: readonly string[],
  separations: readonly Separation[],
  bounds: Range,
): Positions | undefined {
  const mirrored = separations.map(({ left, right, distance }) => ({ left: right, right: left, distance }));
  const least = pushRight(new Map(names.map((name) => [name, bounds.from])), separations);
  const mostMirrored = pushRight(new Map(names.map((name) => [name, -bounds.to])), mirrored);
  if (!least || !mostMirrored) return undefined;
  let from = least;
  let to = mostMirrored; // mirrored: -to is the rightmost position
  const range = (name: string): Range => ({ from: from.get(name) ?? 0, to: -(to.get(name) ?? 0) });
  return {
    missing: Math.max(...names.map((name) => range(name).from - range(name).to)),
    range,
    place(name, wanted) {
      const open = range(name);
      const position = Math.min(Math.max(wanted, open.from), Math.max(open.from, open.to));
      from = pushRight(new Map(from).set(name, position), separations) ?? from;
      to = pushRight(new Map(to).set(name, -position), mirrored) ?? to;
      return position;
    },
  };
}
