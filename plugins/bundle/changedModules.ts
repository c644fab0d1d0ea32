import path from 'node:path';
import type { RuleSetRule } from '@rspack/core';

type Changes = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Right after hydration, Docusaurus learns what only the browser knows and renders again, in one task that blocks the
 * page on a slow phone. Here it learns it in transitions, which give way to the reader. Where nothing is stored, the
 * preferred version does not render at all. (These changes could be Docusaurus' own.)
 */
const laterRenders: Changes = {
  '@docusaurus/core/lib/client/browserContext.js': {
    'setIsBrowser(true);': 'React.startTransition(() => setIsBrowser(true));',
  },
  '@docusaurus/theme-common/lib/contexts/colorMode.js': {
    'setColorModeState(ColorModeAttribute.get());\n        setColorModeChoiceState(ColorModeChoiceAttribute.get());':
      'React.startTransition(() => { setColorModeState(ColorModeAttribute.get()); setColorModeChoiceState(ColorModeChoiceAttribute.get()); });',
  },
  '@docusaurus/plugin-content-docs/lib/client/docsPreferredVersion.js': {
    'setState(readStorageState({ allDocsData, versionPersistence, pluginIds }));':
      'const stored = readStorageState({ allDocsData, versionPersistence, pluginIds }); if (Object.values(stored).some((version) => version.preferredVersionName)) React.startTransition(() => setState(stored));',
  },
  // The keys' order is to be the same each time, not a language's: starting the collator takes 27 ms on a slow phone.
  '@docusaurus/theme-common/lib/utils/reactUtils.js': {
    'a[0].localeCompare(b[0])': '(a[0] < b[0] ? -1 : 1)',
  },
};

/** Ten hooks of a page ask which doc is shown. Docusaurus compares the address with all docs for each of them. */
const rememberedDoc: Changes = {
  '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js': {
    'export function getActiveDocContext(data, pathname) {': `let last = {};
export function getActiveDocContext(data, pathname) {
  if (last.data !== data || last.pathname !== pathname)
    last = { data, pathname, context: findActiveDocContext(data, pathname) };
  return last.context;
}
function findActiveDocContext(data, pathname) {`,
  },
};

/** The router's packages without what their other parts refer to and the browser does not need. */
const lighterRouter: Changes = {
  // React has had createContext since version 16.
  'react-router/esm/react-router.js': { 'React.createContext || createReactContext': 'React.createContext' },
  // The site's router has its history in neither the hash nor the memory (`future.experimental_router`).
  'history/esm/history.js': {
    ' createHashHistory,': ' none as createHashHistory,',
    ' createMemoryHistory,': ' none as createMemoryHistory,',
    'export {': 'const none = undefined;\nexport {',
  },
};

/** Rules that make the changes in the modules below `siteDir`; the build fails when one of them is another by then. */
export function changeModules(siteDir: string): RuleSetRule[] {
  return Object.entries({ ...laterRenders, ...rememberedDoc, ...lighterRouter }).map(([module, changes]) => ({
    test: path.join(siteDir, 'node_modules', ...module.split('/')),
    loader: path.join(siteDir, 'plugins', 'bundle', 'replaceCode.mjs'),
    options: { changes },
  }));
}
