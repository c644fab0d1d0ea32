/** Files of which a copy of the whole manual is made, as the build lists them. */

export const manualVersion = 1;

/** Several small files in one, so that they are compressed together and fetched at once. */
export type Pack = {
  /** Address of a JSON object: address of each file → its text. */
  address: string;
  /** SHA-256 of its bytes, hexadecimal. */
  sha256: string;
  /** What its transfer costs, about (Brotli). */
  bytes: number;
  unpackedBytes: number;
  files: readonly string[];
};

export type SingleFile = { address: string; bytes: number };

/** Everything that the site shows without a network; `/assets/offline/manual-….json`. */
export type Manual = {
  version: typeof manualVersion;
  /** Address of the page without content, which opens every page of the site. */
  shell: string;
  packs: readonly Pack[];
  singles: readonly SingleFile[];
  /** The file at `searchManifestPath`, word for word. */
  searchManifest: string;
};

/** `/offline.json`: what is current. */
export type Pointer = {
  version: typeof manualVersion;
  /** Address of the entry script of this build's pages. */
  entry: string;
  shell: string;
  /** The manual's list, and what a first download of everything costs: transferred, and kept. */
  manual: { address: string; bytes: number; unpackedBytes: number };
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSize(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?![/\\])[\w./~-]+$/.test(value);
}

function isPack(value: unknown): value is Pack {
  return (
    isRecord(value) &&
    isAddress(value.address) &&
    typeof value.sha256 === 'string' &&
    isSize(value.bytes) &&
    isSize(value.unpackedBytes) &&
    Array.isArray(value.files) &&
    value.files.every(isAddress)
  );
}

function isSingle(value: unknown): value is SingleFile {
  return isRecord(value) && isAddress(value.address) && isSize(value.bytes);
}

/** Parses the JSON text at `pointerPath`. Throws when it is not one of this version. */
export function parsePointer(text: string): Pointer {
  const value: unknown = JSON.parse(text);
  if (
    isRecord(value) &&
    value.version === manualVersion &&
    isAddress(value.entry) &&
    isAddress(value.shell) &&
    isRecord(value.manual) &&
    isAddress(value.manual.address) &&
    isSize(value.manual.bytes) &&
    isSize(value.manual.unpackedBytes)
  )
    return value as Pointer;
  throw new Error('offline: no pointer of this version');
}

/** Parses the JSON text of a manual. Throws when it is not one of this version. */
export function parseManual(text: string): Manual {
  const value: unknown = JSON.parse(text);
  if (
    isRecord(value) &&
    value.version === manualVersion &&
    isAddress(value.shell) &&
    typeof value.searchManifest === 'string' &&
    Array.isArray(value.packs) &&
    value.packs.every(isPack) &&
    Array.isArray(value.singles) &&
    value.singles.every(isSingle)
  )
    return value as Manual;
  throw new Error('offline: no manual of this version');
}

/** Parses the JSON text of a pack: address → text of the file. Throws on anything else. */
export function parsePack(text: string): Record<string, string> {
  const value: unknown = JSON.parse(text);
  if (isRecord(value) && Object.values(value).every((file) => typeof file === 'string')) {
    return value as Record<string, string>;
  }
  throw new Error('offline: no pack');
}

/** Every address that `manual` needs. */
export function listFiles({ shell, packs, singles }: Manual): string[] {
  return [shell, ...packs.flatMap(({ files }) => files), ...singles.map(({ address }) => address)];
}
