import path from 'node:path';
import type { RuleSetRule } from '@rspack/core';

/**
 * Right after hydration, Docusaurus learns what only the browser knows and renders again, in one task that blocks the
 * page on a slow phone. Here it learns it in transitions, which give way to the reader. Where nothing is stored, the
 * preferred version does not render at all. (These changes could be Docusaurus' own.)
 */
const changes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
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

/** Rules that make the changes in the modules below `siteDir`. */
export function renderLater(siteDir: string): RuleSetRule[] {
  return Object.entries(changes).map(([module, inModule]) => ({
    test: path.join(siteDir, 'node_modules', ...module.split('/')),
    loader: path.join(siteDir, 'plugins', 'bundle', 'replaceCode.mjs'),
    options: { changes: inModule },
  }));
}
