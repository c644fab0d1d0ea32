/** The stock docs plugin, which also reads the pages' front matter again when a fact in it may have changed. */
import path from 'node:path';
import pluginDocs, { type PluginOptions, validateOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';

export default async function docs(context: LoadContext, options: PluginOptions): Promise<Plugin> {
  const stock = (await pluginDocs(context, options)) as Plugin;
  return {
    ...stock,
    getPathsToWatch: () => [
      ...(stock.getPathsToWatch?.() ?? []),
      path.posix.join(context.siteDir.split(path.sep).join('/'), 'facts/**/*.yaml'),
    ],
  };
}

docs.validateOptions = validateOptions;
