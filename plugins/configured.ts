import type { LoadContext, OptionValidationContext, Plugin, PluginModule, PluginOptions } from '@docusaurus/types';

type PluginFunction = (context: LoadContext, options: never) => unknown;

/**
 * Binds options to a plugin for `docusaurus.config.ts`. Missing options get the defaults of the plugin
 * (`validateOptions`). Options are typed, unlike in the `PluginConfig` of Docusaurus.
 *
 * A list `[plugin, options]` would be serialized into the main bundle with the configuration, including the page
 * catalog and absolute paths (300 KB). Functions are omitted.
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
