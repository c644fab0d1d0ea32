/**
 * How the tokens of a packed file become bits: written once, for the side that packs and the side that unpacks. A token
 * is a byte of its own, or a copy of earlier bytes. A bit is coded by an arithmetic coder with a chance that is learned
 * from the bits before it in the same context, which is what stands before it (see `nextBefore`).
 *
 * The coder is the range coder of LZMA (Martin, "Range encoding", 1979): a bit takes its share of the range, a one the
 * lower part. Its numbers stay below 2 ** 30, which engines hold without a box around them: all compute the same, and
 * fast.
 */

/** A copy is at least this long: a shorter one costs more than its bytes. */
export const shortestCopy = 3;
const lengthBits = 8;

/** A copy is at most this long: lengths have eight bits. */
export const longestCopy = shortestCopy + (1 << lengthBits) - 2;

/**
 * What stands before a byte: a plain byte is itself; the first half of a character of GB 18030 too, which is above 127;
 * a whole character is its first half, 128 further. (Both halves would be more contexts than a few hundred KB can
 * teach; of the two, the first one tells more about what follows: measured, 7 KB of 425.)
 */
export const befores = 3 * 128;

/** Kinds of lengths that are told apart. */
export const lengthSlots = 16;
/** Of the bits of a length below its highest, the first ones have contexts. */
const lengthRestBits = 3;
const lengthRestTree = 1 << lengthRestBits;

/** A slot tells the two highest bits of a distance (`distanceSlot`); the others follow. */
export const distanceSlots = 64;
const distanceSlotBits = 6;
/** Short copies come from nearer by: lengths of 3, 4, 5 and more have distances of their own. */
export const distanceGroups = 4;

// Where the contexts of each kind stand in one table: of a tree of so many bits, from its first context plus one on.
const kindContexts = 0;
const literalContexts = kindContexts + 16;
const lengthContexts = literalContexts + befores * 256;
const lengthRestContexts = lengthContexts + lengthSlots;
const distanceContexts = lengthRestContexts + lengthSlots * lengthRestTree;
/** How many contexts there are. */
export const contextCount = distanceContexts + distanceGroups * distanceSlots + 1;

/** A context follows its last bits more slowly the more it has seen, up to this. */
const slowest = 40;
const seenBits = 6;
const chanceBits = 16;
const certain = (1 << chanceBits) - 1;
const shareBits = 15;
const shares = Uint16Array.from({ length: slowest + 1 }, (_, seen) => Math.round((1 << shareBits) / (seen + 2.0)));
/** A context: the chance of a one, and how many bits it has seen. */
const newContext = (1 << (chanceBits - 1)) << seenBits;

const codedChanceBits = 12;

/** The range before the first bit; below `smallRange`, a byte is shifted out. */
export const firstRange = (1 << 30) - 1;

/** When the range is below this, a byte is shifted out (see `firstRange`). */
export const smallRange = 1 << 22;
/** Bytes that the reader looks ahead. */
export const bytesAhead = 4;
/** Bits without a context that are coded at once. */
export const evenBitsAtOnce = 10;

/** The part of `range` that stands for a one in `context`. */
export function shareOfOne(range: number, context: number): number {
  return (range >>> codedChanceBits) * ((context >>> (seenBits + chanceBits - codedChanceBits)) | 1);
}

/** `context` after one more bit. */
export function learn(context: number, bit: number): number {
  const chance = context >>> seenBits;
  const seen = context & ((1 << seenBits) - 1);
  const share = shares[seen] ?? 0;
  const next = chance + ((((-bit & certain) - chance) * share) >> shareBits);
  return (next << seenBits) | (seen < slowest ? seen + 1 : seen);
}

/** Number of the highest bit of a positive number. */
export const highestBit = (value: number): number => 31 - Math.clz32(value);

/** Distances are coded by their two highest bits and how many follow. */
export function distanceSlot(distance: number): number {
  const high = highestBit(distance);
  return high === 0 ? 0 : (high << 1) | ((distance >>> (high - 1)) & 1);
}

/** The group of distances that a copy of `length` bytes belongs to. */
export const distanceGroup = (length: number): number => Math.min(length - shortestCopy, distanceGroups - 1);

/** Whether (1) or not (0) what stands before is half a character. */
const isInCharacter = (before: number): number => (before >>> 7) & 1;

/** What stands before the byte after `byte`. */
export const nextBefore = (before: number, byte: number): number => (isInCharacter(before) === 1 ? before + 128 : byte);

/**
 * Codes tokens. Both sides call the same methods in the same order; packing, a value goes in and comes back, unpacking,
 * what goes in is ignored.
 */
export abstract class TokenCoder {
  /** `contexts`: room for `contextCount` chances, of what was learned so far; what stands there is forgotten. */
  constructor(protected readonly contexts: Int32Array) {
    contexts.fill(newContext);
  }

  /** Whether a token is a copy, after `kinds` (the last three tokens, a bit each). */
  codeKind(kinds: number, before: number, isCopy: number): number {
    return this.codeTree(kindContexts + ((kinds & 7) << 1) + isInCharacter(before), 1, isCopy);
  }

  /** A byte, which stands after `before` (see `befores`). */
  codeLiteral(before: number, byte: number): number {
    return this.codeTree(literalContexts + (before << 8), 8, byte);
  }

  /** The length of a copy, from `shortestCopy` to `longestCopy`. */
  codeLength(length: number): number {
    const value = length - shortestCopy + 1;
    const high = this.codeTree(lengthContexts, 4, highestBit(value));
    const told = Math.min(high, lengthRestBits);
    const rest = high - told;
    const first = this.codeTree(lengthRestContexts + high * lengthRestTree, told, (value >>> rest) & ((1 << told) - 1));
    const coded = (((1 << told) | first) << rest) | this.codeEven(rest, value & ((1 << rest) - 1));
    return coded - 1 + shortestCopy;
  }

  /** How many bytes back a copy begins, from 1 up, in the group of its length (`distanceGroup`). */
  codeDistance(group: number, distance: number): number {
    const slot = this.codeTree(distanceContexts + group * distanceSlots, distanceSlotBits, distanceSlot(distance));
    if (slot === 0) return 1;
    const rest = Math.max(0, (slot >>> 1) - 1);
    return ((2 | (slot & 1)) << rest) | this.codeEven(rest, distance & ((1 << rest) - 1));
  }

  /** Codes the lowest `bits` bits of `value`, each in the context of those above it, which stands after `first`. */
  protected abstract codeTree(first: number, bits: number, value: number): number;

  /** Codes the lowest `bits` bits of `value`, which may as well be zeros as ones. */
  protected abstract codeEven(bits: number, value: number): number;
}
