/**
 * Client of services with Algolia's multi-query call (specification §7, §9). The official client's lite build has 17
 * KB; this one omits its caches and telemetry.
 */
import { escapeText, mapFacetValues, mapFilters, mapHitTexts, unescapeText } from '../../protocol/escapedText';
import { connectTimeoutMs, readTimeoutMs } from '../../protocol/limits';
import { parseAnswers } from '../../protocol/parseAnswers';
import type { SearchAnswers, SearchQueries } from '../../protocol/query';
import type { SearchClient, SearchOutcome } from '../../protocol/searchClient';
import type { HostedProvider } from '../../protocol/settings';
import type { SearchFailure } from '../../protocol/workerMessages';
import { createHostPool } from './hostPool';
import { type PostFetch, postText } from './postText';

const queriesPath = '/1/indexes/*/queries';
const applicationParameter = 'x-algolia-application-id';
const keyParameter = 'x-algolia-api-key';

/** The service, and dependencies that tests replace: `now` in milliseconds, `random` from 0 to 1, excluding 1. */
export type HostedClientOptions = {
  provider: Pick<HostedProvider, 'applicationId' | 'searchKey' | 'hosts'>;
  fetch: PostFetch;
  /** Opens a connection in advance. */
  preconnect: (origin: string) => void;
  now: () => number;
  random: () => number;
};

function parseText(text: string): SearchAnswers {
  const { results } = parseAnswers(JSON.parse(text));
  return {
    results: results.map((result) => ({
      ...result,
      hits: result.hits.map((hit) => mapHitTexts(hit, unescapeText)),
      facets: mapFacetValues(result.facets, unescapeText),
    })),
  };
}

/** Formats the body of a call. Only filters are escaped as in records: a query is the user's text. */
function formatQueries({ requests }: SearchQueries): string {
  const escaped = requests.map((request) => ({
    ...request,
    facetFilters: mapFilters(request.facetFilters, escapeText),
  }));
  return JSON.stringify({ requests: escaped });
}

function findAnswers(text: string): SearchAnswers | undefined {
  try {
    return parseText(text);
  } catch {
    return undefined;
  }
}

/** Creates the client of `provider`. It is idle until the first `warmUp` or `search`. */
export function createHostedClient({ provider, fetch, preconnect, now, random }: HostedClientOptions): SearchClient {
  const { applicationId, searchKey, hosts } = provider;
  const pool = createHostPool({ hosts, now, random });
  // Parameters, like the official client in browsers: headers would require a preflight request.
  const credentials = `${keyParameter}=${encodeURIComponent(searchKey)}&${applicationParameter}=${encodeURIComponent(applicationId)}`;

  return {
    warmUp() {
      const [next] = pool.plan().hosts;
      if (next !== undefined) preconnect(next);
    },
    async search(queries) {
      const body = formatQueries(queries);
      const plan = pool.plan();
      let timeoutCount = 0;
      let failure: SearchFailure = 'network';
      let detail = 'no host';
      const fail = (): SearchOutcome => ({ isOk: false, failure, detail });
      for (const host of plan.hosts) {
        const factor = plan.timeoutFactor(timeoutCount);
        const timeouts = { connectMs: connectTimeoutMs * factor, readMs: readTimeoutMs * factor };
        const outcome = await postText(`${host}${queriesPath}?${credentials}`, body, timeouts, fetch);
        if (outcome.kind === 'answered') {
          const { status, text } = outcome;
          // A host answered: the user's connection is not the cause, even if other hosts are unreachable.
          failure = 'server';
          detail = `${host}: status ${String(status)}`;
          // The query or the key is wrong: other hosts would answer the same.
          if (status >= 400 && status < 500) return fail();
          // A proxy may answer with a page of its own.
          const answers = status >= 200 && status < 300 ? findAnswers(text) : undefined;
          if (answers?.results.length === queries.requests.length) return { isOk: true, answers };
          pool.report(host, 'down');
        } else {
          detail = `${host}: ${outcome.detail}`;
          if (outcome.kind === 'timedOut') timeoutCount += 1;
          pool.report(host, outcome.kind);
        }
      }
      return fail();
    },
  };
}
