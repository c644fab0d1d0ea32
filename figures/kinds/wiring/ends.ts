import type { WireSpec } from './schema';

/** Wire with the indexes of its terminals in the two columns, from the top. */
export type Ends = { wire: WireSpec; left: number; right: number; fromLeft: boolean };

/** Finds the terminals of every wire. Throws when one does not exist or both are on the same side. */
export function findEnds(wires: readonly WireSpec[], left: readonly string[], right: readonly string[]): Ends[] {
  return wires.map((wire, index) => {
    for (const end of [wire.from, wire.to]) {
      if (!left.includes(end) && !right.includes(end)) {
        throw new Error(`wires.${index}: there is no terminal “${end}”; write block.terminal`);
      }
    }
    const fromLeft = left.includes(wire.from);
    const [first, second] = fromLeft ? [wire.from, wire.to] : [wire.to, wire.from];
    if (!left.includes(first) || !right.includes(second)) {
      throw new Error(`wires.${index}: ${wire.from} and ${wire.to} are on the same side; give a block another side`);
    }
    return { wire, left: left.indexOf(first), right: right.indexOf(second), fromLeft };
  });
}

/** Side of a wire's label: before its turn or after it. */
export type LabelSide = 'left' | 'right';

/**
 * Chooses the side of each label. A wire that shares its left terminal with an earlier one is labelled on the right.
 * Wires without a label have none.
 */
export function chooseLabelSides(ends: readonly Ends[]): (LabelSide | undefined)[] {
  const taken = new Set<string>();
  return ends.map(({ wire, left, right }, index) => {
    if (wire.label === undefined) return undefined;
    const places = { left: `left ${left}`, right: `right ${right}` };
    const side = (['left', 'right'] as const).find((candidate) => !taken.has(places[candidate]));
    if (side === undefined)
      throw new Error(`wires.${index}.label: both of its terminals already have a label of another wire; remove it`);
    taken.add(places[side]);
    return side;
  });
}
