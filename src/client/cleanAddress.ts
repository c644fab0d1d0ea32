/**
 * Makes the address that of the page before anything reads it. Client modules run before Docusaurus creates its router,
 * so React hydrates the page under the address it was rendered for; cleaned later, `/x/index.html` would be a hydration
 * error.
 */
import preload from '@docusaurus/core/lib/client/preload';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createRoot, type Root } from 'react-dom/client';
import { buildCleanUrl, decodePath } from './cleanUrl';
import { findPagePath } from './pagePath';

const notFoundPath = '/404.html';

/** Path of the page that the document was built for; undefined for a document without content. */
function readBuiltPath(): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical ? new URL(canonical.href).pathname : undefined;
}

function showAddress(url: string): void {
  if (url !== location.href) history.replaceState(history.state, '', url);
}

/** Opens `url` in place of this document. With a root that renders nothing, Docusaurus does not hydrate the document. */
function openInstead(url: string): void {
  const root: Root = { render: () => undefined, unmount: () => undefined };
  window.docusaurusRoot = root;
  location.replace(url);
}

/**
 * Makes Docusaurus render the page of the address instead of hydrating a document that was built for another one. Back
 * and forward within the site keep the document, even while its scripts are loading.
 */
function avoidHydratingAnotherPage(): void {
  const built = readBuiltPath();
  const shown = findPagePath(decodePath(location.pathname)) ?? notFoundPath;
  const container = document.getElementById('__docusaurus');
  if (!container || built === undefined || built === shown) return;
  window.docusaurusRoot ??= {
    render(app) {
      const show = (): void => createRoot(container).render(app); // without its code, it names the failure
      preload(location.pathname).then(show, show);
    },
    unmount: () => undefined,
  };
}

/**
 * Hosts without rewrite rules answer a wrong spelling with the not-found page or with the right page. The not-found page
 * gives way to the right one. The right page only needs its address.
 */
function cleanFirstAddress(): void {
  const built = readBuiltPath();
  const path = findPagePath(decodePath(location.pathname)) ?? (built === notFoundPath ? undefined : built);
  const url = buildCleanUrl(location.href, path);
  const holdsPage = path === undefined || built === undefined || built === path;
  if (holdsPage || path === location.pathname) showAddress(url);
  else openInstead(url);
}

function cleanAddress(): void {
  showAddress(buildCleanUrl(location.href, findPagePath(decodePath(location.pathname))));
}

function followHistory(): void {
  cleanAddress();
  avoidHydratingAnotherPage();
}

if (ExecutionEnvironment.canUseDOM) {
  cleanFirstAddress();
  avoidHydratingAnotherPage();
  addEventListener('popstate', followHistory); // also a hash typed into the address bar; runs before the router's listener
}

/** After an in-app link to such an address. */
export const onRouteDidUpdate = (): void => cleanAddress();
