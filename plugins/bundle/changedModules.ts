import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RuleSetRule } from '@rspack/core';

type Changes = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Makes the second render after hydration a transition. Docusaurus renders again with browser-only values in one task,
 * which blocks the page on a slow phone. Without stored values, the preferred version causes no render. (These changes
 * could be made in Docusaurus.)
 */
const deferredRenders: Changes = {
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
  // The key order must be stable, not language-specific. Starting the collator takes 27 ms on a slow phone.
  '@docusaurus/theme-common/lib/utils/reactUtils.js': {
    'a[0].localeCompare(b[0])': '(a[0] < b[0] ? -1 : 1)',
  },
};

/** Caches the active doc. Ten hooks of a page request it, and Docusaurus compares the path with all docs each time. */
const cachedActiveDoc: Changes = {
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

/** Removes code of the router packages that the browser does not need. */
const smallerRouter: Changes = {
  // React has had createContext since version 16.
  'react-router/esm/react-router.js': { 'React.createContext || createReactContext': 'React.createContext' },
  // The site uses neither hash nor memory history (`future.experimental_router`).
  'history/esm/history.js': {
    ' createHashHistory,': ' none as createHashHistory,',
    ' createMemoryHistory,': ' none as createMemoryHistory,',
    'export {': 'const none = undefined;\nexport {',
  },
};

const stockTheme = '@docusaurus/theme-classic/lib/theme';

/** Marks controls of the stock theme for the USB edition. The toggle needs no style of its own while it is hidden. */
const markedParts: Changes = {
  [`${stockTheme}/Navbar/MobileSidebar/Toggle/index.js`]: { '<button': '<button data-part="menu"' },
  [`${stockTheme}/Navbar/Logo/index.js`]: { '<Logo': '<Logo data-part="brand"' },
  [`${stockTheme}/DocSidebarItem/Category/index.js`]: { '<button': '<button data-part="caret"' },
  [`${stockTheme}/ColorModeToggle/index.js`]: {
    '<button': '<button data-part="colour-mode"',
    '!isBrowser && styles.toggleButtonDisabled,': '',
  },
};

/** Returns the file of a module. Throws when it has moved, because no rule would change it then. */
function findModule(siteDir: string, module: string): string {
  const file = path.join(siteDir, 'node_modules', ...module.split('/'));
  if (!existsSync(file)) throw new Error(`${module} is missing: adapt plugins/bundle/changedModules.ts`);
  return file;
}

/**
 * Returns rules that apply the changes to modules below `siteDir`. The build fails when the original code has changed.
 */
function toRules(siteDir: string, changed: Changes): RuleSetRule[] {
  return Object.entries(changed).map(([module, changes]) => ({
    test: findModule(siteDir, module),
    loader: path.join(siteDir, 'plugins', 'bundle', 'replaceCode.mjs'),
    options: { changes },
  }));
}

/** Returns the rules for the pages, which both the server and the browser render. */
export function changeMarkup(siteDir: string): RuleSetRule[] {
  return toRules(siteDir, markedParts);
}

/** Returns the rules for the browser bundle. */
export function changeModules(siteDir: string): RuleSetRule[] {
  return toRules(siteDir, { ...deferredRenders, ...cachedActiveDoc, ...smallerRouter, ...markedParts });
}
