/** The stock docs plugin, lighter for readers, and aware of the facts that its pages' front matter names. */
import path from 'node:path';
import pluginDocs, { type PluginOptions, validateOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { slimRoutes } from './slimRoutes';

export default async function docs(context: LoadContext, options: PluginOptions): Promise<Plugin> {
  const stock = (await pluginDocs(context, options)) as Plugin;
  return {
    ...stock,
    contentLoaded: ({ content, actions }) =>
      stock.contentLoaded?.({
        content,
        actions: { ...actions, addRoute: (route) => actions.addRoute(slimRoutes(route)) },
      }),
    getPathsToWatch: () => [
      ...(stock.getPathsToWatch?.() ?? []),
      path.posix.join(context.siteDir.split(path.sep).join('/'), 'facts/**/*.yaml'),
    ],
  };
}

docs.validateOptions = validateOptions;
