/** A wire that changes height between its ends, by the heights of its ends. */
export type Jog = { left: number; right: number };

const maxJogs = 6; // all orders are tried

function* listOrders(count: number, used: readonly number[] = []): Generator<readonly number[]> {
  if (used.length === count) yield used;
  for (let index = 0; index < count; index += 1) {
    if (!used.includes(index)) yield* listOrders(count, [...used, index]);
  }
}

const between = (level: number, { left, right }: Jog): boolean =>
  level > Math.min(left, right) && level < Math.max(left, right);

const onTop = 1000; // worse than any number of crossings

/** How bad it is that `first` turns left of `second`: wires on top of each other, or crossings. */
function judge(first: Jog, second: Jog): number {
  const crossings = (between(first.right, second) ? 1 : 0) + (between(second.left, first) ? 1 : 0);
  return crossings + (first.right === second.left ? onTop : 0);
}

/**
 * The order from left to right in which wires turn, with the fewest crossings and none on top of another: the wire that
 * leaves a height on the right must turn right of the one that comes in at that height from the left.
 * Throws when there are too many, or no order is free of overlaps.
 */
export function orderJogs(jogs: readonly Jog[]): readonly number[] {
  if (jogs.length > maxJogs)
    throw new Error('too many wires change height: list the terminals in the order of their wires');
  let best: { cost: number; order: readonly number[] } = { cost: Number.POSITIVE_INFINITY, order: [] };
  for (const order of listOrders(jogs.length)) {
    const inOrder = order.flatMap((index) => jogs[index] ?? []);
    const cost = inOrder.reduce(
      (sum, first, place) => sum + inOrder.slice(place + 1).reduce((part, second) => part + judge(first, second), 0),
      0,
    );
    if (cost < best.cost) best = { cost, order };
  }
  if (best.cost >= onTop) throw new Error('two wires would lie on each other: list the terminals in another order');
  return best.order;
}
