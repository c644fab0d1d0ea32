import { connectTimeoutMs, hostRetryAfterMs, readTimeoutMs } from '../../protocol/limits';
import type { SearchClient, SearchOutcome } from '../../protocol/searchClient';

/**
 * How long a reader waits for the service while the shipped index could answer: one host's connecting and reading.
 * Trying four hosts that do not answer takes 16 s.
 */
const patienceMs = connectTimeoutMs + readTimeoutMs;

/** Who is asked first, and who when that fails; `now` in milliseconds. */
export type FallbackOptions = { hosted: SearchClient; embedded: SearchClient; now: () => number };

/**
 * Asks the hosted service, and the shipped index when the service fails or takes too long; after that the index alone,
 * until the service is due again (specification §9: 2 minutes). Patience begins with the first question that the
 * service owes an answer to: who types on does not wait anew.
 */
export function createFallbackClient({ hosted, embedded, now }: FallbackOptions): SearchClient {
  let hostedFromMs = -Infinity;
  let waitingSinceMs: number | undefined;
  const isDue = (): boolean => now() >= hostedFromMs;

  return {
    warmUp() {
      (isDue() ? hosted : embedded).warmUp();
    },
    async search(queries, isRetry) {
      if (!isDue()) return embedded.search(queries, isRetry);
      waitingSinceMs ??= now();
      const waitedMs = now() - waitingSinceMs;
      const timers: ReturnType<typeof setTimeout>[] = [];
      const tooLate = new Promise<undefined>((resolve) => {
        // The index begins to load when the first host is late, and is there when patience ends.
        timers.push(
          setTimeout(embedded.warmUp, connectTimeoutMs - waitedMs),
          setTimeout(resolve, patienceMs - waitedMs, undefined),
        );
      });
      const outcome: SearchOutcome | undefined = await Promise.race([hosted.search(queries), tooLate]);
      timers.forEach(clearTimeout);
      waitingSinceMs = undefined;
      if (outcome?.isOk) return outcome;
      hostedFromMs = now() + hostRetryAfterMs;
      return embedded.search(queries, isRetry);
    },
  };
}
