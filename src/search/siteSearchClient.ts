import type { SearchClient } from '../../search/protocol/searchClient';
import type { HostedProvider, SearchProvider } from '../../search/protocol/settings';
import { adaptWorker } from '../../search/worker/adaptWorker';
import { createSearchClient } from '../../search/worker/searchClient';
import { wait } from '../../search/worker/wait';
import { findOpenPage } from './openPage';
import { takeWorker } from './siteWorker';

/** Timeout for loading the hosted client before the embedded search answers. */
const codeTimeoutMs = 3000;

let client: SearchClient | undefined;

/** Creates a client that loads the code of the hosted client on demand, and falls back to `embedded` if allowed. */
function createLazyHostedClient(provider: HostedProvider, embedded: SearchClient): SearchClient {
  let loaded: Promise<SearchClient> | undefined;
  let timeout: Promise<SearchClient> | undefined;

  async function load(): Promise<SearchClient> {
    try {
      const { createHostedSearchClient } = await import('./hostedSearchClient');
      return createHostedSearchClient(provider, embedded);
    } catch (error) {
      loaded = timeout = undefined;
      if (provider.fallsBack) return embedded;
      const failure = { isOk: false, failure: 'network', detail: String(error) } as const;
      return { warmUp: () => undefined, search: async () => failure };
    }
  }

  const getLoaded = (): Promise<SearchClient> => (loaded ??= load());
  return {
    warmUp: () => void getLoaded().then((hosted) => hosted.warmUp()),
    async search(queries, isRetry) {
      if (!provider.fallsBack) return (await getLoaded()).search(queries, isRetry);
      timeout ??= wait(codeTimeoutMs).then(() => embedded);
      return (await Promise.race([getLoaded(), timeout])).search(queries, isRetry);
    },
  };
}

/** Returns the site's search client. Dialog and page share it, with the loaded index and the state of the service. */
export function getSearchClient(baseUrl: string, provider: SearchProvider): SearchClient {
  if (client) return client;
  const embedded = createSearchClient(
    () => adaptWorker(takeWorker(baseUrl)),
    () => findOpenPage(baseUrl),
  );
  client = provider.kind === 'hosted' ? createLazyHostedClient(provider, embedded) : embedded;
  return client;
}
