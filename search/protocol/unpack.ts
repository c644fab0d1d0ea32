/**
 * Unpacks a file of the index. Of our own, because DecompressionStream is missing in older engines (Chromium 79, Firefox
 * before 113, Safari before 16.4), because what it knows (gzip) makes the index a sixth larger, and because the size of
 * the result is known beforehand: nothing is unpacked beyond it.
 */
import { MalformedFileError } from './malformedFileError';
import { TokenCoder, codeBits, distanceGroup, nextInCharacter, topCode } from './tokenCoder';

/** Reads tokens as `indexer/pack.ts` writes them. */
class TokenReader extends TokenCoder {
  private place = 0;
  private code = 0;

  constructor(private readonly bytes: Uint8Array) {
    super();
    for (let count = 0; count < codeBits; count += 8) this.code = (this.code << 8) | this.readByte();
  }

  /** Whether every byte has been read. */
  get isAtEnd(): boolean {
    return this.place === this.bytes.length;
  }

  protected choose(middle: number): number {
    return this.code <= middle ? 1 : 0;
  }

  protected shift(): void {
    this.shiftRange();
    this.code = ((this.code << 8) & topCode) | this.readByte();
  }

  private readByte(): number {
    const byte = this.bytes[this.place];
    if (byte === undefined) throw new MalformedFileError('search index: cut short');
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
  let inCharacter = 0;
  let kinds = 0;
  let length = 0;
  while (length < unpackedBytes) {
    const isCopy = reader.codeKind(kinds, inCharacter, 0);
    kinds = (kinds << 1) | isCopy;
    if (isCopy === 0) {
      const byte = reader.codeLiteral(output[length - 1] ?? 0, 0);
      output[length] = byte;
      inCharacter = nextInCharacter(inCharacter, byte);
      length += 1;
    } else {
      const count = reader.codeLength(0);
      const distance = reader.codeDistance(distanceGroup(count), 0);
      if (distance > length) throw new MalformedFileError('search index: refers to before its start');
      if (length + count > unpackedBytes) throw new MalformedFileError('search index: larger than announced');
      for (const end = length + count; length < end; length += 1) {
        const byte = output[length - distance] ?? 0;
        output[length] = byte;
        inCharacter = nextInCharacter(inCharacter, byte);
      }
    }
  }
  if (!reader.isAtEnd) throw new MalformedFileError('search index: larger than announced');
  return output;
}
