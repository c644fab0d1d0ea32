import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Pack } from '../protocol/manual';

export type SourceFile = { address: string; text: string };
export type BuiltPack = { pack: Pack; content: string };

/** Maximum length of a pack. About the window size of a Brotli decoder: all figures, or half of the scripts. */
const maxPackCharacters = 4_500_000;

function hashOf(content: string, length: number): string {
  return createHash('sha256').update(content).digest('hex').slice(0, length);
}

/** Estimates the Brotli transfer size in bytes, within a few percent. The server's files are compressed harder. */
export function measureTransfer(content: Uint8Array | string): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}

/** Returns a file name with a hash of the content. */
export function hashedName(name: string, content: string, extension: string): string {
  return `${name}-${hashOf(content, 16)}.${extension}`;
}

function buildPack(folder: string, files: readonly SourceFile[]): BuiltPack {
  const content = JSON.stringify(Object.fromEntries(files.map(({ address, text }) => [address, text])));
  const pack = {
    address: folder + hashedName('pack', content, 'json'),
    sha256: hashOf(content, 64),
    bytes: measureTransfer(content),
    unpackedBytes: Buffer.byteLength(content),
    files: files.map(({ address }) => address),
  };
  return { pack, content };
}

/** Groups `files`, in the given order, into as few packs as their size allows. Pack addresses begin with `folder`. */
export function buildPacks(files: readonly SourceFile[], folder: string): BuiltPack[] {
  const groups: SourceFile[][] = [];
  let remaining = 0;
  for (const file of files) {
    if (file.text.length > remaining) {
      groups.push([]);
      remaining = maxPackCharacters;
    }
    groups.at(-1)?.push(file);
    remaining -= file.text.length;
  }
  return groups.map((group) => buildPack(folder, group));
}
