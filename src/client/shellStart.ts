/**
 * Starts a page without content, which the service worker shows for pages of the kept manual
 * (editions/offline/build/buildShell.ts): there is nothing to hydrate, so React renders into the empty root that Docusaurus then
 * takes for its own.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createRoot } from 'react-dom/client';
import type { ClientModule } from '@docusaurus/types';
import { findAnchor } from './focusTarget';

const root = ExecutionEnvironment.canUseDOM && document.querySelector('[data-shell] #__docusaurus');
if (root) window.docusaurusRoot = createRoot(root);

const shellStart: ClientModule = {
  // The browser looked for the anchor before there was any text.
  onRouteDidUpdate({ location, previousLocation }) {
    if (root && !previousLocation) findAnchor(location.hash)?.scrollIntoView();
  },
};

export default shellStart;
