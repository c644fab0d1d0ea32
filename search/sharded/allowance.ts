import type { IndexFile, ShardedManifest } from '../protocol/manifest';

/** What the first query of a reader may cost, everything included (design of the search, growth to large sites). */
export const maxFirstQueryBytes = 300_000;

/** What the two scripts of the worker may cost with gzip; `npm run bench:budgets` fails when they cost more. */
export const maxScriptBytes = 42_000;

/** Where head and names leave less, queries are answered all the same. */
const minFileBytes = 100_000;

/** What files of terms leave for pages. */
export const pageShare = 0.4;

/** What the files that a query names may cost: all that a first query may, but for what every reader fetches before. */
export function countFileBytes(manifest: ShardedManifest): number {
  const before = maxScriptBytes + JSON.stringify(manifest).length + manifest.head.bytes + manifest.names.bytes;
  return Math.max(minFileBytes, maxFirstQueryBytes - before);
}

/** How much the files of one call may cost. */
export class Allowance {
  private left: number;
  /** Whether a file was refused for what others are to have. */
  hasReserved = false;

  /** `fetched`: names of files that were fetched before, which cost nothing. */
  constructor(
    private readonly bytes: number,
    private readonly fetched: Set<string>,
  ) {
    this.left = bytes;
  }

  /**
   * Whether a file may be fetched, which is then counted; `reserve`: the share of all bytes that others are to have.
   */
  take({ file, bytes }: IndexFile, reserve = 0): boolean {
    if (this.fetched.has(file)) return true;
    if (bytes > this.left - reserve * this.bytes) {
      this.hasReserved ||= reserve > 0;
      return false;
    }
    this.takeAnyway({ file, bytes });
    return true;
  }

  /** Counts a file that is fetched whatever it costs. */
  takeAnyway({ file, bytes }: Pick<IndexFile, 'file' | 'bytes'>): void {
    if (this.fetched.has(file)) return;
    this.fetched.add(file);
    this.left -= bytes;
  }
}
