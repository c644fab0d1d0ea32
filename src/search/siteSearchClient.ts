import type { SearchClient } from '../../search/protocol/searchClient';
import type { HostedProvider, SearchProvider } from '../../search/protocol/settings';
import { adaptWorker } from '../../search/worker/adaptWorker';
import { createSearchClient } from '../../search/worker/searchClient';
import { wait } from '../../search/worker/wait';
import { findOpenPage } from './openPage';
import { takeWorker } from './siteWorker';

/** So long the shipped index waits for the code that asks the service, which a bad line may hold up for minutes. */
const codePatienceMs = 3000;

let client: SearchClient | undefined;

/** The hosted client once its code is here; without it, what stands in for it. */
function createLazyHostedClient(provider: HostedProvider, embedded: SearchClient): SearchClient {
  let loaded: Promise<SearchClient> | undefined;
  let late: Promise<SearchClient> | undefined;

  async function load(): Promise<SearchClient> {
    try {
      const { createHostedSearchClient } = await import('./hostedSearchClient');
      return createHostedSearchClient(provider, embedded);
    } catch (error) {
      loaded = late = undefined;
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
      late ??= wait(codePatienceMs).then(() => embedded);
      return (await Promise.race([getLoaded(), late])).search(queries, isRetry);
    },
  };
}

/** The site's one search client; dialog and page share it, and with it the loaded index or the service's state. */
export function getSearchClient(baseUrl: string, provider: SearchProvider): SearchClient {
  if (client) return client;
  const embedded = createSearchClient(
    () => adaptWorker(takeWorker(baseUrl)),
    () => findOpenPage(baseUrl),
  );
  client = provider.kind === 'hosted' ? createLazyHostedClient(provider, embedded) : embedded;
  return client;
}
