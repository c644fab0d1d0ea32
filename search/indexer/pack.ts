/** Packs the files of the index for `protocol/unpack.ts`. The same bytes give the same file, on whatever system. */
import {
  TokenCoder,
  bytesAhead,
  contextCount,
  distanceGroup,
  distanceSlot,
  distanceSlots,
  evenBitsAtOnce,
  firstRange,
  highestBit,
  learn,
  longestCopy,
  nextBefore,
  shareOfOne,
  shortestCopy,
  smallRange,
} from '../protocol/tokenCoder';
import { type Copies, findCopies } from './findCopies';
import { type Prices, Statistics, priceLiterals } from './prices';

/** Used for every byte or bit: some loaders make a call of each use of what is imported, a tenth of the time. */
const often = { distanceGroup, learn, nextBefore, shareOfOne, smallRange };

/** Choices are made again with the prices that follow from them; a fourth time gains nothing. */
const passes = 3;

/** Copies longer than this are taken whole, or up to this. */
const muchAlike = 64;

/** What is packed, and what is known of it before anything is chosen. */
type Source = {
  bytes: Uint8Array;
  /** What stands before each byte (`nextBefore`). */
  befores: Uint16Array;
  copies: Copies;
  /** The slots of distances (`distanceSlot`), which have their prices. */
  slots: Uint8Array;
};

/** The length of the token that ends at each place when all is cheapest, and its distance, 0 for a literal. */
type Parse = { lengths: Uint16Array; distances: Int32Array };

/** What a parse fills, used by one after the other: fresh memory takes time. */
type Room = { costs: Float64Array; parse: Parse };

/** Of each length of a copy, where the prices of its distances begin. */
const firstDistances = Uint8Array.from({ length: longestCopy + 1 }, (_, length) =>
  length < shortestCopy ? 0 : distanceGroup(length) * distanceSlots,
);

/**
 * Finds the cheapest tokens by the prices, from the front: a place is reached by the cheapest token that ends there.
 */
function parse({ bytes, befores, copies, slots }: Source, prices: Prices, { costs, parse: best }: Room): Parse {
  const size = bytes.length;
  const { starts, lengths, distances } = copies;
  const { literalKind, literals, lengths: lengthPrices, distances: distancePrices } = prices;
  const { lengths: bestLengths, distances: bestDistances } = best;
  const shortest = shortestCopy;
  costs.fill(Infinity);
  costs[0] = 0;
  const offer = (end: number, total: number, length: number, distance: number) => {
    if (total >= (costs[end] ?? 0)) return;
    costs[end] = total;
    bestLengths[end] = length;
    bestDistances[end] = distance;
  };
  for (let place = 0; place < size; place += 1) {
    const known = costs[place] ?? 0;
    const literal = literals[((befores[place] ?? 0) << 8) | (bytes[place] ?? 0)] ?? 0;
    offer(place + 1, known + literalKind + literal, 1, 0);
    let length = shortest;
    const end = starts[place + 1] ?? 0;
    for (let copy = starts[place] ?? 0; copy < end; copy += 1) {
      const distance = distances[copy] ?? 0;
      const longest = lengths[copy] ?? 0;
      const slot = slots[distance] ?? 0;
      for (; length <= longest; length = length < muchAlike ? length + 1 : Math.max(length + 1, longest)) {
        const price = (distancePrices[(firstDistances[length] ?? 0) + slot] ?? 0) + (lengthPrices[length] ?? 0);
        offer(place + length, known + price, length, distance);
      }
    }
  }
  return best;
}

function listBefores(bytes: Uint8Array): Uint16Array {
  const befores = new Uint16Array(bytes.length + 1);
  let before = 0;
  for (let place = 0; place < bytes.length; place += 1) {
    before = often.nextBefore(before, bytes[place] ?? 0);
    befores[place + 1] = before;
  }
  return befores;
}

/** The slots of distances below `size`, which are the same for many in a row. */
function listSlots(size: number): Uint8Array {
  const slots = new Uint8Array(size);
  for (let first = 1; first < size;) {
    const alike = Math.max(1, 1 << (highestBit(first) - 1));
    slots.fill(distanceSlot(first), first, first + alike);
    first += alike;
  }
  return slots;
}

/** The places where the tokens of a parse end, in order. */
function listEnds(lengths: Parse['lengths']): Int32Array {
  const ends = new Int32Array(lengths.length);
  let first = ends.length;
  for (let end = lengths.length - 1; end > 0; end -= lengths[end] ?? end) {
    first -= 1;
    ends[first] = end;
  }
  return ends.subarray(first);
}

/** One more than the numbers of four bytes. */
const codeEnd = 2 ** 32;

/** Writes tokens for `protocol/unpack.ts`. */
class TokenWriter extends TokenCoder {
  private readonly bytes: number[] = [];
  private range = firstRange;
  /** Where the range begins: below `codeEnd`, or above it by a carry that the bytes before have not got yet. */
  private low = 0;

  constructor() {
    super(new Int32Array(contextCount));
  }

  /** Everything written, with the bytes that the reader looks ahead. */
  end(): Uint8Array {
    for (let count = 0; count < bytesAhead; count += 1) this.shift();
    return new Uint8Array(this.bytes);
  }

  protected codeTree(first: number, bits: number, value: number): number {
    let node = 1;
    for (let place = bits - 1; place >= 0; place -= 1) {
      const bit = (value >>> place) & 1;
      const context = this.contexts[first + node] ?? 0;
      const share = often.shareOfOne(this.range, context);
      this.contexts[first + node] = often.learn(context, bit);
      this.take(bit === 1 ? 0 : share, bit === 1 ? share : this.range - share);
      node = (node << 1) | bit;
    }
    return value;
  }

  protected codeEven(bits: number, value: number): number {
    for (let left = bits; left > 0; left -= evenBitsAtOnce) {
      const count = Math.min(left, evenBitsAtOnce);
      const part = (value >>> (left - count)) & ((1 << count) - 1);
      const share = this.range >>> count;
      this.take(part * share, share);
    }
    return value;
  }

  /** Goes on with a part of the range. */
  private take(start: number, range: number): void {
    this.low += start;
    this.range = range;
    while (this.range < often.smallRange) {
      this.shift();
      this.range *= 256;
    }
  }

  private shift(): void {
    if (this.low >= codeEnd) this.carry();
    this.bytes.push(Math.floor(this.low / 2 ** 24));
    this.low = (this.low % 2 ** 24) * 256;
  }

  private carry(): void {
    this.low -= codeEnd;
    let place = this.bytes.length - 1;
    for (; this.bytes[place] === 0xff; place -= 1) this.bytes[place] = 0;
    this.bytes[place] = (this.bytes[place] ?? 0) + 1;
  }
}

function write({ bytes, befores }: Source, { lengths, distances }: Parse): Uint8Array {
  const writer = new TokenWriter();
  let kinds = 0;
  for (const end of listEnds(lengths)) {
    const length = lengths[end] ?? 0;
    const distance = distances[end] ?? 0;
    const before = befores[end - length] ?? 0;
    kinds = (kinds << 1) | writer.codeKind(kinds, before, distance === 0 ? 0 : 1);
    if (distance === 0) writer.codeLiteral(before, bytes[end - 1] ?? 0);
    else {
      writer.codeLength(length);
      writer.codeDistance(often.distanceGroup(length), distance);
    }
  }
  return writer.end();
}

/** Packs `bytes`; `unpack` gives them back. */
export function pack(bytes: Uint8Array): Uint8Array {
  const { length } = bytes;
  const befores = listBefores(bytes);
  const source = { bytes, befores, slots: listSlots(length), copies: findCopies(bytes) };
  const literalBits = priceLiterals(bytes, befores);
  const room: Room = {
    costs: new Float64Array(length + 1),
    parse: { lengths: new Uint16Array(length + 1), distances: new Int32Array(length + 1) },
  };
  let chosen = parse(source, new Statistics(literalBits).buildPrices(), room);
  for (let pass = 1; pass < passes; pass += 1) {
    const statistics = new Statistics(literalBits);
    for (const end of listEnds(chosen.lengths)) {
      const distance = chosen.distances[end] ?? 0;
      if (distance === 0) statistics.addLiteral();
      else statistics.addCopy(chosen.lengths[end] ?? 0, distance);
    }
    chosen = parse(source, statistics.buildPrices(), room);
  }
  return write(source, chosen);
}
