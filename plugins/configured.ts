import type { LoadContext, PluginModule, PluginOptions } from '@docusaurus/types';

type PluginFunction = (context: LoadContext, options: never) => unknown;

/**
 * A plugin with its options, as `docusaurus.config.ts` lists them. The options are checked against the plugin's own
 * type, which Docusaurus' `PluginConfig` cannot do: there every plugin takes `unknown`. Options left out are the
 * plugin's defaults (its `validateOptions`).
 */
export function configured<P extends PluginFunction>(
  plugin: P,
  options: Partial<Parameters<P>[1]>,
): [PluginModule, PluginOptions] {
  return [plugin as unknown as PluginModule, options];
}
