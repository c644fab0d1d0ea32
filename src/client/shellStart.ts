/**
 * Renders into the empty root of the app shell, which the service worker shows for pages of the downloaded manual
 * (editions/offline/build/buildShell.ts). There is nothing to hydrate, and Docusaurus uses this root as its own.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createRoot } from 'react-dom/client';
import { findAnchor } from './focusTarget';
import { onNavigation } from './navigation';

const root = ExecutionEnvironment.canUseDOM && document.querySelector('[data-shell] #__docusaurus');
if (root) {
  window.docusaurusRoot = createRoot(root);
  // The browser looked for the anchor before the content was rendered.
  onNavigation('pageLoaded', ({ hash }) => findAnchor(hash)?.scrollIntoView());
}
