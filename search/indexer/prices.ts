import {
  befores as beforeCount,
  distanceGroup,
  distanceGroups,
  distanceSlot,
  distanceSlots,
  highestBit,
  lengthSlots,
  longestCopy,
  shortestCopy,
} from '../protocol/tokenCoder';

/** About how many bits tokens take, learned from how they were chosen before. */
export type Prices = {
  /** Of saying that a byte of its own follows. */
  literalKind: number;
  /** Of a byte of its own besides, by what stands before it, 256 each (`nextBefore`). */
  literals: Float64Array;
  /** Of a copy without its distance, by its length. */
  lengths: Float64Array;
  /**
   * Of a distance, by the group of its copy's length, `distanceSlots` each, and its slot; with the bits that follow.
   */
  distances: Float64Array;
};

/** Before anything has been chosen: what text usually costs. */
const firstKindBits = [0.6, 1.6] as const;
const firstLengthBits = 3;
const firstDistanceBits = 4;

/** Rounded, so that engines whose logarithms differ in the last digits choose the same tokens. */
const bitsOfChance = (chance: number): number => Math.round(-64 * Math.log2(chance)) / 64;

/** Bits of a choice that was made `count` times of `total`; one that never was is dear. */
const bitsOf = (count: number, total: number, kinds: number): number =>
  bitsOfChance((count + 0.3) / (total + 0.3 * kinds));

const slotOfLength = (length: number): number => highestBit(length - shortestCopy + 1);

/** Prices every byte of `bytes` by how often it follows what stands before it. */
export function priceLiterals(bytes: Uint8Array, befores: Uint16Array): Float64Array {
  const counts = new Float64Array(beforeCount * 256);
  const totals = new Float64Array(beforeCount);
  const followers = new Float64Array(beforeCount);
  for (let place = 0; place < bytes.length; place += 1) {
    const before = befores[place] ?? 0;
    const pair = (before << 8) | (bytes[place] ?? 0);
    if (counts[pair] === 0) followers[before] = (followers[before] ?? 0) + 1;
    counts[pair] = (counts[pair] ?? 0) + 1;
    totals[before] = (totals[before] ?? 0) + 1;
  }
  return counts.map((count, pair) => {
    if (count === 0) return Infinity; // never asked for
    const before = pair >>> 8;
    // Half a count less: what was seen once had to be learned.
    return bitsOfChance((count - 0.5) / ((totals[before] ?? 0) + (followers[before] ?? 0) + 1));
  });
}

/** Counts tokens and prices them. */
export class Statistics {
  private readonly kinds = [0, 0];
  private readonly lengths = new Float64Array(lengthSlots);
  private readonly distances = new Float64Array(distanceGroups * distanceSlots);

  /** `literalBits`: of `priceLiterals`. */
  constructor(private readonly literalBits: Float64Array) {}

  /** Counts a byte of its own. */
  addLiteral(): void {
    this.kinds[0] = (this.kinds[0] ?? 0) + 1;
  }

  /** Counts a copy of `length` bytes from `distance` bytes back. */
  addCopy(length: number, distance: number): void {
    this.kinds[1] = (this.kinds[1] ?? 0) + 1;
    const lengthSlot = slotOfLength(length);
    const slot = distanceGroup(length) * distanceSlots + distanceSlot(distance);
    this.lengths[lengthSlot] = (this.lengths[lengthSlot] ?? 0) + 1;
    this.distances[slot] = (this.distances[slot] ?? 0) + 1;
  }

  /** Prices by what has been counted; by experience before. */
  buildPrices(): Prices {
    const [literals = 0, copies = 0] = this.kinds;
    const tokens = literals + copies;
    const [literalKind, copyKind] =
      tokens === 0 ? firstKindBits : [bitsOf(literals, tokens, 2), bitsOf(copies, tokens, 2)];
    const groups = Array.from({ length: distanceGroups }, (_, group) =>
      this.distances
        .subarray(group * distanceSlots, (group + 1) * distanceSlots)
        .reduce((sum, count) => sum + count, 0),
    );
    const lengthBits = this.lengths.map((count) =>
      copies === 0 ? firstLengthBits : bitsOf(count, copies, lengthSlots),
    );
    return {
      literalKind,
      literals: this.literalBits,
      lengths: Float64Array.from({ length: longestCopy + 1 }, (_, length) => {
        if (length < shortestCopy) return Infinity;
        const slot = slotOfLength(length); // which is also how many bits follow
        return copyKind + (lengthBits[slot] ?? 0) + slot;
      }),
      distances: this.distances.map((count, place) => {
        const total = groups[Math.floor(place / distanceSlots)] ?? 0;
        const slotBits = copies === 0 ? firstDistanceBits : bitsOf(count, total, distanceSlots);
        return slotBits + Math.max(0, ((place % distanceSlots) >> 1) - 1);
      }),
    };
  }
}
