import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Pack } from '../protocol/manual';

export type SourceFile = { address: string; text: string };
export type BuiltPack = { pack: Pack; content: string };

/** About what the window of a Brotli decoder reaches back over: all figures, or half of the scripts. */
const maxPackCharacters = 4_500_000;

function hashOf(content: string, length: number): string {
  return createHash('sha256').update(content).digest('hex').slice(0, length);
}

/** Bytes of a transfer with Brotli, within some percent: the server's files are compressed harder. */
export function measureTransfer(content: Uint8Array | string): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}

/** Name of a file of the offline copy, with a hash of its content. */
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

/** Puts `files` into as few packs as their size allows, in the order given; addresses of packs begin with `folder`. */
export function buildPacks(files: readonly SourceFile[], folder: string): BuiltPack[] {
  const groups: SourceFile[][] = [];
  let room = 0;
  for (const file of files) {
    if (file.text.length > room) {
      groups.push([]);
      room = maxPackCharacters;
    }
    groups.at(-1)?.push(file);
    room -= file.text.length;
  }
  return groups.map((group) => buildPack(folder, group));
}
