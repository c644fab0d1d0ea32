/** Manifests for downloading the whole manual, written by the build. */

export const manualVersion = 1;

/** Bundle of small files, compressed and fetched together. */
export type Pack = {
  /** Address of a JSON object that maps file addresses to texts. */
  address: string;
  /** SHA-256 of the content, in hexadecimal. */
  sha256: string;
  /** Approximate transfer size with Brotli. */
  bytes: number;
  unpackedBytes: number;
  files: readonly string[];
};

export type SingleFile = { address: string; bytes: number };

/** Manifest of the whole manual, `/assets/offline/manual-….json`. */
export type Manual = {
  version: typeof manualVersion;
  /** Address of the app shell, which renders every page. */
  shell: string;
  packs: readonly Pack[];
  singles: readonly SingleFile[];
  /** Content of the file at `searchManifestPath`. */
  searchManifest: string;
};

/** Manifest of the current build, `/offline.json`. */
export type Pointer = {
  version: typeof manualVersion;
  /** Address of the entry script of this build. */
  entry: string;
  shell: string;
  /** Address of the manual's manifest, with the transfer size and the storage size of a full download. */
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

/** Parses the text of `/offline.json`. Throws when it is not valid for this version. */
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
  throw new Error('offline: invalid pointer, or a pointer of another version');
}

/** Parses the manifest of a manual. Throws when it is not valid for this version. */
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
  throw new Error('offline: invalid manual, or a manual of another version');
}

/** Parses a pack into a map from file address to text. Throws when it is not valid. */
export function parsePack(text: string): Record<string, string> {
  const value: unknown = JSON.parse(text);
  if (isRecord(value) && Object.values(value).every((file) => typeof file === 'string')) {
    return value as Record<string, string>;
  }
  throw new Error('offline: invalid pack');
}

/** Returns every address that `manual` needs. */
export function listFiles({ shell, packs, singles }: Manual): string[] {
  return [shell, ...packs.flatMap(({ files }) => files), ...singles.map(({ address }) => address)];
}
