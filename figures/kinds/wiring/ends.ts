import type { WireSpec } from './schema';

/** Wire with the indexes of its terminals in the two columns, from the top. */
export type Ends = { wire: WireSpec; left: number; right: number; fromLeft: boolean };

/** Finds the terminals of every wire. Throws when one does not exist or both are on the same side. */
export function findEnds(wires: readonly WireSpec[], left: readonly string[], right: readonly string[]): Ends[] {
  return wires.map((wire, index) => {
    for (const end of [wire.from, wire.to]) {
      if (!left.includes(end) && !right.includes(end)) {
        throw new Error(`wires.${index}: 没有端子“${end}”，写成 block.terminal`);
      }
    }
    const fromLeft = left.includes(wire.from);
    const [first, second] = fromLeft ? [wire.from, wire.to] : [wire.to, wire.from];
    if (!left.includes(first) || !right.includes(second)) {
      throw new Error(`wires.${index}: ${wire.from} 和 ${wire.to} 在同一侧，换一个方框的 side`);
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
    if (side === undefined) throw new Error(`wires.${index}.label: 两端的端子都已有其他线的标注，删去`);
    taken.add(places[side]);
    return side;
  });
}
