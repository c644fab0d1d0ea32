import { MalformedFileError } from '../protocol/malformedFileError';
import type { SearchFailure } from '../protocol/workerMessages';

/** The index could not be had. `failure` says whether the way to it or the index itself is to blame. */
export class IndexLoadError extends Error {
  /** Whether the server no longer has the file: another deployment may have taken its place. */
  readonly isGone: boolean;

  constructor(
    readonly failure: Exclude<SearchFailure, 'worker'>,
    message: string,
    options?: { cause: unknown; isGone?: boolean },
  ) {
    super(message, options);
    this.name = 'IndexLoadError';
    this.isGone = options?.isGone ?? false;
  }
}

/** Runs a parser of index files; what it refuses is the index's fault. */
export function parseLoaded<T>(url: string, parse: () => T): T {
  try {
    return parse();
  } catch (cause) {
    if (!(cause instanceof MalformedFileError)) throw cause;
    throw new IndexLoadError('index', `${url}: ${cause.message}`, { cause });
  }
}
