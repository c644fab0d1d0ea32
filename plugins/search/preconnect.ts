import type { HtmlTagObject } from '@docusaurus/types';
import type { SearchProvider } from '../../search/protocol/settings';

/** Builds a preconnect link to the first host of the service (specification §7). Returns none in embedded mode. */
export function buildPreconnect(provider: SearchProvider): HtmlTagObject[] {
  const [host] = provider.kind === 'hosted' ? provider.hosts : [];
  if (host === undefined) return [];
  return [{ tagName: 'link', attributes: { rel: 'preconnect', href: host, crossorigin: 'anonymous' } }];
}
