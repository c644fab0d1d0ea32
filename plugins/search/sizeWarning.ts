import { brotliCompressSync, constants } from 'node:zlib';

/** Maximum size of an index that every browser downloads as a whole: about 1,000 pages. */
const maxBrotliBytes = 2_000_000;

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

/** Uses quality 9, ten times faster than the quality 11 of the served files, and some percent larger. */
function compressedSize(content: Uint8Array): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}

/** Returns a warning when the compressed files of an index are too large for the embedded search. */
export function findSizeWarning(files: Iterable<Uint8Array>): string | undefined {
  const contents = [...files];
  if (sum(contents.map(({ length }) => length)) <= maxBrotliBytes) return undefined;
  const bytes = sum(contents.map(compressedSize));
  if (bytes <= maxBrotliBytes) return undefined;
  const size = (bytes / 1_000_000).toFixed(1);
  return `search: the index has ${size} MB (brotli), more than 2 MB. The embedded search is for sites of up to about 1,000 pages; use a hosted service for a larger one (deploy/search.md).`;
}
