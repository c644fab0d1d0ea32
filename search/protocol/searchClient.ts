/** Interface of all search clients: the worker, a hosted service, or one as the fallback of the other. */
import type { SearchAnswers, SearchQueries } from './query';
import type { SearchFailure } from './workerMessages';

/** A better answer to the same query, when more of the index has been loaded. */
export type BetterAnswer = {
  /** Resolves when more has been loaded, and when nothing more will be. Never rejects. */
  arrives: Promise<void>;
  ask: () => Promise<SearchOutcome>;
};

/** An answer, or the reason why there is none: `failure` for the user, `detail` for the console. */
export type SearchOutcome =
  | {
      isOk: true;
      answers: SearchAnswers;
      /** Set when some text of the pages is missing: it is loading (`better`), or it failed to load. */
      isPartial?: true;
      better?: BetterAnswer;
    }
  | { isOk: false; failure: SearchFailure; detail: string };

/** A search client. All behave alike: each can replace the other. */
export type SearchClient = {
  /** Begins to load what the first answer needs. May be called any number of times. */
  warmUp: () => void;
  /**
   * Answers a multi-query call. Never throws. The call after a failure tries again. `isRetry`: the user repeats the
   * query, and missing files are fetched at once.
   */
  search: (queries: SearchQueries, isRetry?: boolean) => Promise<SearchOutcome>;
};
