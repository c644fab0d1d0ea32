/** Configures PostCSS for stylesheets. The plugins are created once instead of for every file. */
import { createRequire } from 'node:module';
import type { Plugin } from 'postcss';

/** Loader options of Docusaurus. A plugin is a module name with options, or a plugin object. */
type PostCssOptions = { plugins: readonly unknown[] };

const require = createRequire(import.meta.url);

function createPlugin(entry: unknown): unknown {
  if (!Array.isArray(entry)) return entry;
  const [module, options] = entry as [string, object];
  return (require(module) as (options: object) => Plugin)(options);
}

/**
 * Returns `options` with its plugins created and followed by `own`. Otherwise the loader creates them for every
 * stylesheet (`postcss-preset-env` lists its features each time) and searches all parent folders for a configuration
 * file.
 */
export function withPostCssPlugins<T extends PostCssOptions>(options: T, own: readonly Plugin[]): T {
  return { ...options, config: false, plugins: [...options.plugins.map(createPlugin), ...own] };
}
