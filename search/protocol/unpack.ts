/**
 * Unpacks a file of the index. Of our own, because DecompressionStream is missing in older engines (Chromium 79,
 * Firefox before 113, Safari before 16.4), because what it knows (gzip) makes the index a quarter larger, and because
 * the size of the result is known beforehand: nothing is unpacked beyond it.
 */
import { MalformedFileError } from './malformedFileError';
import {
  TokenCoder,
  bytesAhead,
  contextCount,
  distanceGroup,
  evenBitsAtOnce,
  firstRange,
  learn,
  nextBefore,
  shareOfOne,
  smallRange,
} from './tokenCoder';

/** Of every file in turn: 400 KB of fresh memory for each would take longer than to read a small one. */
const chances = new Int32Array(contextCount);

/**
 * Reads tokens as `indexer/pack.ts` writes them. Millions of bits: what changes with each is kept in local variables.
 */
class TokenReader extends TokenCoder {
  private place = 0;
  private range = firstRange;
  private code = 0;

  constructor(private readonly bytes: Uint8Array) {
    super(chances);
    for (let count = 0; count < bytesAhead; count += 1) this.code = (this.code << 8) | this.readByte();
  }

  /** Whether every byte has been read. */
  get isAtEnd(): boolean {
    return this.place === this.bytes.length;
  }

  protected codeTree(first: number, bits: number): number {
    const { contexts } = this;
    let { range, code } = this;
    let node = 1;
    for (let left = bits; left > 0; left -= 1) {
      const context = contexts[first + node] ?? 0;
      const share = shareOfOne(range, context);
      const isOne = (code - share) >> 31; // all bits, or none: bits cannot be foreseen, so a branch would be slow
      const bit = isOne & 1;
      contexts[first + node] = learn(context, bit);
      range = (share & isOne) | ((range - share) & ~isOne);
      code -= share & ~isOne;
      node = (node << 1) | bit;
      while (range < smallRange) {
        range <<= 8;
        code = (code << 8) | this.readByte();
      }
    }
    this.range = range;
    this.code = code;
    return node - (1 << bits);
  }

  protected codeEven(bits: number): number {
    let value = 0;
    for (let left = bits; left > 0; left -= evenBitsAtOnce) {
      const count = Math.min(left, evenBitsAtOnce);
      this.range >>>= count;
      const part = Math.min((this.code / this.range) | 0, (1 << count) - 1);
      this.code -= part * this.range;
      value = (value << count) | part;
      while (this.range < smallRange) {
        this.range <<= 8;
        this.code = (this.code << 8) | this.readByte();
      }
    }
    return value;
  }

  private readByte(): number {
    const byte = this.bytes[this.place];
    if (byte === undefined) throw new MalformedFileError('cut short');
    this.place += 1;
    return byte;
  }
}

/**
 * Unpacks to exactly `unpackedBytes` bytes. Throws MalformedFileError when the file is cut short, refers to before its
 * start, or unpacks to another size; whether it is the right file is left to whoever knows its hash.
 */
export function unpack(packed: Uint8Array, unpackedBytes: number): Uint8Array {
  const reader = new TokenReader(packed);
  const output = new Uint8Array(unpackedBytes);
  let before = 0;
  let kinds = 0;
  let length = 0;
  while (length < unpackedBytes) {
    const isCopy = reader.codeKind(kinds, before, 0);
    kinds = (kinds << 1) | isCopy;
    if (isCopy === 0) {
      const byte = reader.codeLiteral(before, 0);
      output[length] = byte;
      before = nextBefore(before, byte);
      length += 1;
    } else {
      const count = reader.codeLength(0);
      const distance = reader.codeDistance(distanceGroup(count), 0);
      if (distance < 1 || distance > length) throw new MalformedFileError('refers to before its start');
      if (length + count > unpackedBytes) throw new MalformedFileError('larger than announced');
      for (const end = length + count; length < end; length += 1) {
        const byte = output[length - distance] ?? 0;
        output[length] = byte;
        before = nextBefore(before, byte);
      }
    }
  }
  if (!reader.isAtEnd) throw new MalformedFileError('larger than announced');
  return output;
}
