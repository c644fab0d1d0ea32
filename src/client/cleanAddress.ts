/**
 * Replaces the current URL by the canonical URL of the page. Client modules run before Docusaurus creates its router,
 * so React hydrates the page under the path it was rendered for. A later replacement of `/x/index.html` would cause a
 * hydration error.
 */
import preload from '@docusaurus/core/lib/client/preload';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createRoot, type Root } from 'react-dom/client';
import { buildCleanUrl, decodePath } from './cleanUrl';
import { onNavigation } from './navigation';
import { findPagePath } from './pagePath';

const notFoundPath = '/404.html';

/** Returns the path of the page that the document was built for, or undefined for a document without content. */
function readBuiltPath(): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical ? new URL(canonical.href).pathname : undefined;
}

function replaceUrl(url: string): void {
  if (url !== location.href) history.replaceState(history.state, '', url);
}

/** Loads `url` in place of this document. A root that renders nothing keeps Docusaurus from hydrating the document. */
function redirectTo(url: string): void {
  const root: Root = { render: () => undefined, unmount: () => undefined };
  window.docusaurusRoot = root;
  location.replace(url);
}

/**
 * Renders the page of the current URL instead of hydrating a document that was built for another page. Back and Forward
 * within the site keep the document, even while its scripts are loading.
 */
function avoidHydratingAnotherPage(): void {
  const built = readBuiltPath();
  const shown = findPagePath(decodePath(location.pathname)) ?? notFoundPath;
  const container = document.getElementById('__docusaurus');
  if (!container || built === undefined || built === shown) return;
  window.docusaurusRoot ??= {
    render(app) {
      const show = (): void => createRoot(container).render(app); // also after a failure, which the page reports
      preload(location.pathname).then(show, show);
    },
    unmount: () => undefined,
  };
}

/**
 * Handles hosts without rewrite rules, which answer a non-canonical URL with the not-found page or with the right page.
 * The not-found page is replaced by the right page. The right page only needs its URL replaced.
 */
function cleanInitialUrl(): void {
  const built = readBuiltPath();
  const path = findPagePath(decodePath(location.pathname)) ?? (built === notFoundPath ? undefined : built);
  const url = buildCleanUrl(location.href, path);
  const holdsPage = path === undefined || built === undefined || built === path;
  if (holdsPage || path === location.pathname) replaceUrl(url);
  else redirectTo(url);
}

function cleanAddress(): void {
  replaceUrl(buildCleanUrl(location.href, findPagePath(decodePath(location.pathname))));
}

function onPopState(): void {
  cleanAddress();
  avoidHydratingAnotherPage();
}

if (ExecutionEnvironment.canUseDOM) {
  cleanInitialUrl();
  avoidHydratingAnotherPage();
  addEventListener('popstate', onPopState); // also fires for a hash typed into the address bar; must run before the router's listener
}

onNavigation('shown', cleanAddress); // in-app links may have non-canonical URLs
