/**
 * The one way in which dialog and page search, whoever answers: the worker, a hosted service, or one after the other.
 */
import type { SearchAnswers, SearchQueries } from './query';
import type { SearchFailure } from './workerMessages';

/** A better answer to the same question, once more of the index is there. */
export type BetterAnswer = {
  /** Resolves when there is more, and when nothing more will come. Never rejects. */
  arrives: Promise<void>;
  ask: () => Promise<SearchOutcome>;
};

/** An answer, or why there is none: `failure` for the reader, `detail` for the console. */
export type SearchOutcome =
  | {
      isOk: true;
      answers: SearchAnswers;
      /** Set when some text of the pages is missing: it is loading (`better`), or it failed to load. */
      isPartial?: true;
      better?: BetterAnswer;
    }
  | { isOk: false; failure: SearchFailure; detail: string };

/** Whoever answers. All of them behave alike, so that one can stand in for the other. */
export type SearchClient = {
  /** Begins loading what the first answer will need. May be called any number of times. */
  warmUp: () => void;
  /**
   * Answers a multi-query call. Never throws. After a failure the next call tries again; `isRetry`: the user asks the
   * same once more, so what failed to load is tried at once.
   */
  search: (queries: SearchQueries, isRetry?: boolean) => Promise<SearchOutcome>;
};
