import type { HtmlTagObject } from '@docusaurus/types';
import type { SearchProvider } from '../../search/protocol/settings';

/** Opens the connection to the service's first host with the page (specification §7); nothing in embedded mode. */
export function buildPreconnect(provider: SearchProvider): HtmlTagObject[] {
  const [host] = provider.kind === 'hosted' ? provider.hosts : [];
  if (host === undefined) return [];
  return [{ tagName: 'link', attributes: { rel: 'preconnect', href: host, crossorigin: 'anonymous' } }];
}
