/**
 * Cleans the address bar before anybody reads it. Client modules run before Docusaurus creates its router, so React
 * hydrates the page under the address it was rendered for; cleaned later, `/x/index.html` would be a hydration error.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { buildCleanUrl } from './cleanUrl';

function cleanAddress(): void {
  const clean = buildCleanUrl(location.href);
  if (clean !== location.href) history.replaceState(history.state, '', clean);
}

if (ExecutionEnvironment.canUseDOM) {
  cleanAddress();
  addEventListener('popstate', cleanAddress); // also a hash typed into the address bar; runs before the router's listener
}

/** After an in-app link to such an address. */
export const onRouteDidUpdate = (): void => cleanAddress();
