/** Client of the hosted service. A separate chunk, because only sites configured for it load it. */
import { createFallbackClient } from '../../search/hosted/client/createFallbackClient';
import { createHostedClient } from '../../search/hosted/client/createHostedClient';
import type { SearchClient } from '../../search/protocol/searchClient';
import type { HostedProvider } from '../../search/protocol/settings';

/** Opens the connection again. Browsers close the unused connection of the page's preconnect link after seconds. */
function createPreconnect(): (origin: string) => void {
  const link = document.createElement('link');
  link.rel = 'preconnect';
  link.crossOrigin = 'anonymous';
  return (origin) => {
    link.href = origin;
    document.head.append(link); // appending it again reconnects
  };
}

/** Creates the client of `provider`. Falls back to `embedded` if the provider allows it. */
export function createHostedSearchClient(provider: HostedProvider, embedded: SearchClient): SearchClient {
  const now = Date.now;
  const hosted = createHostedClient({
    provider,
    fetch: (url, init) => fetch(url, { ...init, credentials: 'omit' }),
    preconnect: createPreconnect(),
    now,
    random: Math.random,
  });
  return provider.fallsBack ? createFallbackClient({ hosted, embedded, now }) : hosted;
}
