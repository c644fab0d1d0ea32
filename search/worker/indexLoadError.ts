import { MalformedFileError } from '../protocol/malformedFileError';
import type { SearchFailure } from '../protocol/workerMessages';

/** The index failed to load. `failure` says whether the network, the server or the index itself is the cause. */
export class IndexLoadError extends Error {
  /** Whether the server no longer has the file: a newer deployment may have replaced it. */
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

/** Runs a parser of index files. Throws IndexLoadError when it refuses the file. */
export function parseLoaded<T>(url: string, parse: () => T): T {
  try {
    return parse();
  } catch (cause) {
    if (!(cause instanceof MalformedFileError)) throw cause;
    throw new IndexLoadError('index', `${url}: ${cause.message}`, { cause });
  }
}
