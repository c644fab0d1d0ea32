/** Wire that changes height, described by the heights of its ends. */
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

/** Counts the crossings when `first` turns to the left of `second`. */
function countCrossings(first: Jog, second: Jog): number {
  return (between(first.right, second) ? 1 : 0) + (between(second.left, first) ? 1 : 0);
}

/**
 * Returns the left-to-right order of turns with the fewest crossings. Throws when there are too many wires to follow by
 * eye.
 */
export function orderJogs(jogs: readonly Jog[]): readonly number[] {
  if (jogs.length > maxJogs) {
    throw new Error('wires: 交错的线太多，按接线的顺序排列端子');
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
