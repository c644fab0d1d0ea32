/** Wraps the stock docs plugin to reduce the route data and to watch the facts and the catalogue. */
import path from 'node:path';
import pluginDocs, { type LoadedContent, type PluginOptions, validateOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import { aliasedSitePath } from '@docusaurus/utils';
import { type PageKind, pageKindNames } from '../../catalog/catalog';
import { type DocDetails, readSidebars, slimRoutes } from './slimRoutes';

/**
 * Returns a module that registers a sidebar when it is evaluated. Docusaurus evaluates all modules of a page before it
 * renders the page, on the server and in the browser.
 */
function buildSidebarModule(name: string, items: unknown): string {
  return [
    `import { sidebars } from '@site/src/theme/DocRoot/sidebars';`,
    `export default sidebars[${JSON.stringify(name)}] = ${JSON.stringify(items)};\n`,
  ].join('\n');
}

function listDetails({ loadedVersions }: LoadedContent): DocDetails {
  return new Map(
    loadedVersions
      .flatMap((version) => version.docs)
      .map(({ id, frontMatter }) => {
        const { kind, reading_minutes: minutes } = frontMatter as { kind?: PageKind; reading_minutes?: number };
        return [id, { kind: kind && pageKindNames[kind], minutes }];
      }),
  );
}

export default async function docs(context: LoadContext, options: PluginOptions): Promise<Plugin> {
  const stock = (await pluginDocs(context, options)) as Plugin;
  return {
    ...stock,
    async contentLoaded({ content, actions }) {
      const routes: RouteConfig[] = [];
      await stock.contentLoaded?.({ content, actions: { ...actions, addRoute: (route) => routes.push(route) } });
      const details = listDetails(content as LoadedContent);
      for (const route of routes) {
        const sidebarModules: Record<string, string> = {};
        for (const [name, items] of Object.entries(readSidebars(route))) {
          const file = await actions.createData(`sidebar-${name}.js`, buildSidebarModule(name, items));
          sidebarModules[name] = aliasedSitePath(file, context.siteDir);
        }
        actions.addRoute(slimRoutes(route, sidebarModules, details));
      }
    },
    getPathsToWatch: () => [
      ...(stock.getPathsToWatch?.() ?? []),
      ...['facts/**/*.yaml', 'catalog/pages.yaml'].map((files) =>
        path.posix.join(context.siteDir.split(path.sep).join('/'), files),
      ),
    ],
  };
}

docs.validateOptions = validateOptions;
