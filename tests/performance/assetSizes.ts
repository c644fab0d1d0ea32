import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type AssetType = 'html' | 'css' | 'js' | 'image' | 'other';

/** Bytes of one or more files: uncompressed, gzip level 9, brotli level 11. */
export type Sizes = { raw: number; gzip: number; brotli: number };

const typeOfExtension: Readonly<Record<string, AssetType>> = {
  '.html': 'html',
  '.css': 'css',
  '.js': 'js',
  '.svg': 'image',
  '.png': 'image',
  '.webp': 'image',
  '.ico': 'image',
};

/** Returns the type of a file by the extension of its path or address without query. */
export function assetTypeOf(file: string): AssetType {
  return typeOfExtension[path.posix.extname(file)] ?? 'other';
}

/** Measures the uncompressed and compressed sizes of `content`. */
export function measureContent(content: Buffer): Sizes {
  return {
    raw: content.length,
    gzip: gzipSync(content, { level: 9 }).length,
    brotli: brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
  };
}

/** Sums up sizes. */
export function addSizes(sizes: readonly Sizes[]): Sizes {
  return sizes.reduce(
    (sum, { raw, gzip, brotli }) => ({ raw: sum.raw + raw, gzip: sum.gzip + gzip, brotli: sum.brotli + brotli }),
    { raw: 0, gzip: 0, brotli: 0 },
  );
}
