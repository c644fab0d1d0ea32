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

/** How many crossings there are when `first` turns left of `second`. */
function countCrossings(first: Jog, second: Jog): number {
  return (between(first.right, second) ? 1 : 0) + (between(second.left, first) ? 1 : 0);
}

/**
 * The order from left to right in which wires turn, with the fewest crossings. Throws when there are too many to be
 * followed by eye.
 */
export function orderJogs(jogs: readonly Jog[]): readonly number[] {
  if (jogs.length > maxJogs) {
    throw new Error('wires: too many change height; list the terminals in the order of their wires');
  }
  let best: { cost: number; order: readonly number[] } = { cost: Number.POSITIVE_INFINITY, order: [] };
  for (const order of listOrders(jogs.length)) {
    const inOrder = order.flatMap((index) => jogs[index] ?? []);
    const cost = inOrder.reduce(
      (sum, first, place) =>
        sum + inOrder.slice(place + 1).reduce((part, second) => part + countCrossings(first, second), 0),
      0,
    );
    if (cost < best.cost) best = { cost, order };
  }
  return best.order;
}
