import {
  befores,
  distanceGroup,
  distanceGroups,
  distanceSlot,
  distanceSlots as slots,
  highestBit,
  nextBefore,
  shortestCopy,
} from '../protocol/tokenCoder';

/** About how many bits tokens take, learned from how they were chosen before. */
export type Prices = {
  /** `before`: see `nextBefore`. */
  literal: (before: number, byte: number) => number;
  /** Of a copy without its distance. */
  length: (length: number) => number;
  /** By the slot of the distance (`distanceSlot`), which also tells how many bits follow. */
  distance: (group: number, slot: number) => number;
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

/** Counts tokens and prices them. */
export class Statistics {
  private readonly kinds = [0, 0];
  private readonly lengths = new Float64Array(slots);
  private readonly distances = new Float64Array(distanceGroups * slots);
  private readonly literalBits: Float64Array;

  /** Literals are priced by how often a byte follows what stands before it in `bytes`. */
  constructor(bytes: Uint8Array) {
    const counts = new Float64Array(befores * 256);
    const totals = new Float64Array(befores);
    const followers = new Float64Array(befores);
    let before = 0;
    for (const byte of bytes) {
      const pair = (before << 8) | byte;
      if (counts[pair] === 0) followers[before] = (followers[before] ?? 0) + 1;
      counts[pair] = (counts[pair] ?? 0) + 1;
      totals[before] = (totals[before] ?? 0) + 1;
      before = nextBefore(before, byte);
    }
    this.literalBits = counts.map((count, pair) => {
      const known = pair >>> 8;
      // Half a count less: what was seen once had to be learned.
      return bitsOfChance(Math.max(count - 0.5, 0.1) / ((totals[known] ?? 0) + (followers[known] ?? 0) + 1));
    });
  }

  /** Counts a byte of its own. */
  addLiteral(): void {
    this.kinds[0] = (this.kinds[0] ?? 0) + 1;
  }

  /** Counts a copy of `length` bytes from `distance` bytes back. */
  addCopy(length: number, distance: number): void {
    this.kinds[1] = (this.kinds[1] ?? 0) + 1;
    const lengthSlot = highestBit(length - shortestCopy + 1);
    const slot = distanceGroup(length) * slots + distanceSlot(distance);
    this.lengths[lengthSlot] = (this.lengths[lengthSlot] ?? 0) + 1;
    this.distances[slot] = (this.distances[slot] ?? 0) + 1;
  }

  /** Prices by what has been counted; by experience before. */
  buildPrices(): Prices {
    const [literals = 0, copies = 0] = this.kinds;
    const tokens = literals + copies;
    const kindBits = tokens === 0 ? firstKindBits : [bitsOf(literals, tokens, 2), bitsOf(copies, tokens, 2)];
    const groups = Array.from({ length: distanceGroups }, (_, group) =>
      this.distances.subarray(group * slots, (group + 1) * slots).reduce((sum, count) => sum + count, 0),
    );
    const lengthBits = this.lengths.map((count) => (copies === 0 ? firstLengthBits : bitsOf(count, copies, 16)));
    const distanceBits = this.distances.map((count, place) => {
      const total = groups[Math.floor(place / slots)] ?? 0;
      const slotBits = copies === 0 ? firstDistanceBits : bitsOf(count, total, slots);
      return slotBits + Math.max(0, ((place % slots) >> 1) - 1);
    });
    const [literalKind = 0, copyKind = 0] = kindBits;
    const { literalBits } = this;
    return {
      literal: (before, byte) => literalKind + (literalBits[(before << 8) | byte] ?? 0),
      length: (length) => {
        const value = length - shortestCopy + 1;
        const slot = highestBit(value); // which is also how many bits follow
        return copyKind + (lengthBits[slot] ?? 0) + slot;
      },
      distance: (group, slot) => distanceBits[group * slots + slot] ?? 0,
    };
  }
}
