import { connectTimeoutMs, hostRetryAfterMs, readTimeoutMs } from '../../protocol/limits';
import type { SearchClient, SearchOutcome } from '../../protocol/searchClient';

/**
 * Time until the embedded index answers instead of the service: connecting to and reading from one host. Trying four
 * unresponsive hosts takes 16 s.
 */
const patienceMs = connectTimeoutMs + readTimeoutMs;

/** The preferred client and its fallback; `now` in milliseconds. */
export type FallbackOptions = { hosted: SearchClient; embedded: SearchClient; now: () => number };

/**
 * Creates a client that asks the hosted service, and the embedded index when the service fails or is too slow. After a
 * failure it asks the index only, until the retry time of the service (specification §9: 2 minutes). The time limit
 * starts with the first unanswered query: further typing does not restart it.
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
        // The index begins to load when the first host is late, and is loaded when the time limit ends.
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
