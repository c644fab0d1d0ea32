/** How Docusaurus' style sheets go through PostCSS: as it does by default, prepared once instead of for every file. */
import { createRequire } from 'node:module';
import type { Plugin } from 'postcss';

/** Docusaurus' options for the loader: a plugin is a module with its options, or a plugin. */
type PostCssOptions = { plugins: readonly unknown[] };

const require = createRequire(import.meta.url);

function createPlugin(entry: unknown): unknown {
  if (!Array.isArray(entry)) return entry;
  const [module, options] = entry as [string, object];
  return (require(module) as (options: object) => Plugin)(options);
}

/**
 * `options` with its plugins created, and `own` after them. The loader would create them again for every style sheet
 * (`postcss-preset-env` lists its features each time) and look for a configuration file in all folders above it.
 */
export function withPostCssPlugins<T extends PostCssOptions>(options: T, own: readonly Plugin[]): T {
  return { ...options, config: false, plugins: [...options.plugins.map(createPlugin), ...own] };
}
