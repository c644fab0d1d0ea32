/** Deterministic random choices. */
export type Random = {
  /** Returns a whole number from 0 to `limit`, excluding `limit`. */
  below: (limit: number) => number;
  /** Returns one element of `list`, which must not be empty. */
  pick: <T>(list: readonly T[]) => T;
  /** Returns `list` in random order. */
  shuffled: <T>(list: readonly T[]) => T[];
};

/** Mulberry32 (Tommy Ettinger, public domain): 32 bits of state, good enough to draw samples with. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    pick(list) {
      const picked = list[below(list.length)];
      if (picked === undefined) throw new RangeError('nothing to pick from');
      return picked;
    },
    shuffled(list) {
      const order = [...list];
      for (let last = order.length - 1; last > 0; last -= 1) {
        const other = below(last + 1);
        [order[last], order[other]] = [order[other] as (typeof order)[number], order[last] as (typeof order)[number]];
      }
      return order;
    },
  };
}
