/** The hosted service's client with what it needs of a page. A chunk of its own: only configured sites load it. */
import { createFallbackClient } from '../../search/hosted/client/createFallbackClient';
import { createHostedClient } from '../../search/hosted/client/createHostedClient';
import type { SearchClient } from '../../search/protocol/searchClient';
import type { HostedProvider } from '../../search/protocol/settings';

/** Renews the connection that the page's own preconnect link opened: browsers close an unused one after seconds. */
function createPreconnect(): (origin: string) => void {
  const link = document.createElement('link');
  link.rel = 'preconnect';
  link.crossOrigin = 'anonymous';
  return (origin) => {
    link.href = origin;
    document.head.append(link); // once more, when it is there already
  };
}

/** The client of `provider`; `embedded` answers where the provider says so. */
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
