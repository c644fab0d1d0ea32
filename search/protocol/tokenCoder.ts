/**
 * How the tokens of a packed file become bits: written once, for the side that packs and the side that unpacks. A token
 * is a byte of its own, or a copy of earlier bytes. A bit is coded by an arithmetic coder with a chance that is learned
 * from the bits before it in the same context; in Chinese text the byte before is the context that tells most (it is the
 * first half of the character). Integers of at most 24 bits only: every engine computes the same, and fast.
 */

/** A copy is at least this long: a shorter one costs more than its bytes. */
export const shortestCopy = 3;
const lengthBits = 8;
export const longestCopy = shortestCopy + (1 << lengthBits) - 2;

const lengthSlots = 16;
export const distanceSlots = 64;
const distanceSlotBits = 6;
/** Short copies come from nearer by: lengths of 3, 4, 5 and more have distances of their own. */
export const distanceGroups = 4;

// Where the contexts of each kind stand in one table.
const kindContexts = 0;
const literalContexts = kindContexts + 16;
const lengthContexts = literalContexts + 256 * 256;
const lengthRestContexts = lengthContexts + lengthSlots;
const distanceContexts = lengthRestContexts + lengthSlots * 16;
const contextCount = distanceContexts + distanceGroups * distanceSlots;

/** A context follows its last bits more slowly the more it has seen, up to this. */
const slowest = 40;
const shares = Uint16Array.from({ length: slowest + 1 }, (_, seen) => Math.round(65_536 / (seen + 1.5)));

/** Codes are compared by three bytes. */
export const codeBits = 24;
export const topCode = (1 << codeBits) - 1;
const chanceBits = 12;

/** Number of the highest bit of a positive number. */
export const highestBit = (value: number): number => 31 - Math.clz32(value);

/** Distances are coded by their two highest bits and how many follow. */
export function distanceSlot(distance: number): number {
  const high = highestBit(distance);
  return high === 0 ? 0 : (high << 1) | ((distance >>> (high - 1)) & 1);
}

/** The group of distances that a copy of `length` bytes belongs to. */
export const distanceGroup = (length: number): number => Math.min(length - shortestCopy, distanceGroups - 1);

/** Whether (1) or not (0) the byte after `byte` is the second half of a character of GB 18030. */
export const nextInCharacter = (inCharacter: number, byte: number): number => (inCharacter === 1 ? 0 : byte >>> 7);

/**
 * Codes tokens. Both sides call the same methods in the same order; packing, a value goes in and comes back, unpacking,
 * what goes in is ignored.
 */
export abstract class TokenCoder {
  protected low = 0;
  protected high = topCode;
  private readonly chances = new Uint16Array(contextCount).fill(32_768);
  private readonly seen = new Uint8Array(contextCount);

  /** Whether a token is a copy, after `kinds` (the last three tokens, a bit each). */
  codeKind(kinds: number, inCharacter: number, isCopy: number): number {
    return this.codeBit(kindContexts + ((kinds & 7) << 1) + inCharacter, isCopy);
  }

  codeLiteral(previous: number, byte: number): number {
    return this.codeTree(literalContexts + (previous << 8), 8, byte);
  }

  codeLength(length: number): number {
    const value = length - shortestCopy + 1;
    const high = this.codeTree(lengthContexts, 4, highestBit(value));
    let coded = 1;
    for (let place = high - 1; place >= 0; place -= 1) {
      // Short lengths have a context for every bit, long ones for their first.
      const context = high <= 3 ? coded : Math.min(high - 1 - place, 1);
      coded = (coded << 1) | this.codeBit(lengthRestContexts + (high << 4) + context, (value >>> place) & 1);
    }
    return coded - 1 + shortestCopy;
  }

  codeDistance(group: number, distance: number): number {
    const slot = this.codeTree(distanceContexts + group * distanceSlots, distanceSlotBits, distanceSlot(distance));
    if (slot === 0) return 1;
    let coded = 2 | (slot & 1);
    for (let place = (slot >>> 1) - 2; place >= 0; place -= 1)
      coded = (coded << 1) | this.codeEven((distance >>> place) & 1);
    return coded;
  }

  /** Chooses one side of `middle`, the last code that stands for a one, and returns `bit`. */
  protected abstract choose(middle: number, bit: number): number;

  /** Takes the first byte of the codes, which is known, out of the range. */
  protected abstract shift(): void;

  protected shiftRange(): void {
    this.low = (this.low << 8) & topCode;
    this.high = ((this.high << 8) & topCode) | 0xff;
  }

  private codeTree(first: number, bits: number, value: number): number {
    let node = 1;
    for (let place = bits - 1; place >= 0; place -= 1) {
      node = (node << 1) | this.codeBit(first + node, (value >>> place) & 1);
    }
    return node - (1 << bits);
  }

  private codeBit(context: number, bit: number): number {
    const chance = this.chances[context] ?? 0;
    const count = this.seen[context] ?? 0;
    const share = shares[count] ?? 0;
    const coded = this.codeWith(Math.max(1, chance >>> 4), bit);
    this.chances[context] = chance + (coded === 1 ? ((65_535 - chance) * share) >>> 16 : -((chance * share) >>> 16));
    if (count < slowest) this.seen[context] = count + 1;
    return coded;
  }

  /** Codes a bit that may as well be a zero as a one. */
  private codeEven(bit: number): number {
    return this.codeWith(1 << (chanceBits - 1), bit);
  }

  private codeWith(chance: number, bit: number): number {
    const size = this.high - this.low;
    const middle =
      this.low + (size >>> chanceBits) * chance + (((size & ((1 << chanceBits) - 1)) * chance) >>> chanceBits);
    const coded = this.choose(middle, bit);
    if (coded === 1) this.high = middle;
    else this.low = middle + 1;
    while ((this.low ^ this.high) >>> (codeBits - 8) === 0) this.shift();
    return coded;
  }
}
