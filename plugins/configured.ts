import type { LoadContext, OptionValidationContext, Plugin, PluginModule, PluginOptions } from '@docusaurus/types';

type PluginFunction = (context: LoadContext, options: never) => unknown;

/**
 * A plugin with its options bound, as `docusaurus.config.ts` lists them. Options left out are the plugin's defaults
 * (its `validateOptions`); their type is the plugin's own, where Docusaurus' `PluginConfig` takes `unknown`.
 *
 * Bound rather than listed as `[plugin, options]`: Docusaurus prints the whole configuration into the main bundle, and
 * the options hold the page catalogue and absolute paths (300 KB of it). A function is left out.
 */
export function configured<P extends PluginFunction>(plugin: P, options: Partial<Parameters<P>[1]>): PluginModule {
  const { validateOptions, validateThemeConfig } = plugin as unknown as PluginModule;
  const bound = (context: LoadContext, validated: PluginOptions) =>
    (plugin as unknown as PluginModule)(context, validated) as Promise<Plugin | null>;
  return Object.assign(bound as PluginModule, {
    validateOptions: ({ validate }: OptionValidationContext<PluginOptions, PluginOptions>): PluginOptions =>
      validateOptions?.({ validate, options } as never) ?? { id: 'default', ...options },
    ...(validateThemeConfig && { validateThemeConfig }),
  });
}
