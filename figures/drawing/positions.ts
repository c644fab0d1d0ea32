/** `right` stands at least `distance` to the right of `left`. */
export type Separation = { left: string; right: string; distance: number };

export type Range = { from: number; to: number };

/** Things on a line whose places are still open. */
export type Positions = {
  /** How many pixels are missing; not positive when everything fits. */
  missing: number;
  /** Where `name` may stand, given everything placed so far. */
  range: (name: string) => Range;
  /** Places `name` as near to `wanted` as the others allow and returns where. */
  place: (name: string, wanted: number) => number;
};

/** The positions as far to the left as separations allow, or undefined when they contradict each other. */
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
 * Places things between `bounds` from left to right under `separations`: a system of difference constraints, solved by
 * longest paths. Placing one after the other never runs into a dead end, whatever the wishes are.
 * Returns undefined when the separations contradict each other (a is left of b and b is left of a).
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
  let to = mostMirrored; // of the mirrored positions: -to is the rightmost place
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
