import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack } from '@rspack/core';
import type { ComparedEngine, LoadedIndex } from './comparedEngine';
import { gzipBytes } from './gzipBytes';
import { serveFiles } from './serveFiles';

type Schema = { validate: (options: unknown) => { value: Options; error?: Error } };
type Options = Readonly<Record<string, unknown>>;
type Site = { outDir: string; baseUrl: string; routesPaths: readonly string[]; siteConfig: { trailingSlash: boolean } };
type Context = { siteDir: string; generatedFilesDir: string; baseUrl: string; siteConfig: { themeConfig: object } };
type PluginPackage = {
  default: (context: Context, options: Options) => { postBuild: (site: Site) => Promise<void> };
  validateOptions: (input: { options: Options; validate: (schema: Schema, options: Options) => Options }) => Options;
};
type Found = { document: { u: string; h?: string } };
type WorkerModule = {
  SearchWorker: new () => {
    fetchIndexes: (baseUrl: string, context: string) => Promise<void>;
    search: (baseUrl: string, context: string, query: string, limit: number) => Promise<readonly Found[]>;
  };
};

const packageName = '@easyops-cn/docusaurus-search-local';
const indexName = 'search-index.json';
const chosen: Options = { language: ['zh', 'en'], indexBlog: false, docsRouteBasePath: '/docs' };

/** Copies the pages, because the plugin writes its index next to them. */
function copyPages(buildFolder: string, folder: string, urls: readonly string[]): void {
  for (const url of urls) {
    const target = path.join(folder, `${url}.html`);
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(path.join(buildFolder, `${url}.html`), target);
  }
}

/** Bundles the worker of the browser with the constants that the plugin has generated for it. */
async function bundleWorker(entry: string, constants: string, folder: string): Promise<string> {
  const compiler = rspack({
    mode: 'production',
    target: 'node',
    entry,
    output: { path: folder, filename: 'worker.cjs', library: { type: 'commonjs2' } },
    resolve: { alias: { [`@generated/${packageName}/default/generated-constants.js`]: constants } },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
  return path.join(folder, 'worker.cjs');
}

/** Defines the worker globals that the script uses. */
function defineWorkerGlobals(origin: string): void {
  Object.assign(globalThis, { location: { origin }, addEventListener: () => undefined });
}

function addressOf({ document: { u, h } }: Found): string {
  return h ? `${u}#${encodeURIComponent(decodeURIComponent(h.replace(/^#/, '')))}` : u;
}

async function openIndex(bundle: string, json: string): Promise<LoadedIndex> {
  const server = await serveFiles(new Map([[`/${indexName}`, json]]));
  defineWorkerGlobals(server.origin);
  const { SearchWorker } = createRequire(bundle)(bundle) as WorkerModule;
  const worker = new SearchWorker();
  const baseUrl = `${server.origin}/`;
  await worker.fetchIndexes(baseUrl, '');
  return {
    search: async (query, limit) => (await worker.search(baseUrl, '', query, limit)).map(addressOf),
    close: async () => {
      server.close();
    },
  };
}

/**
 * Creates `@easyops-cn/docusaurus-search-local`, installed in `packageFolder`: its build step over the pages of
 * `buildFolder`, and its worker. It reads the pages itself: titles, headings of level 2 and 3, and text.
 */
export function createLocalSearchPlugin(buildFolder: string, packageFolder: string): ComparedEngine {
  return {
    name: 'local-search plugin',
    build: async (records) => {
      const requirePackage = createRequire(path.resolve(packageFolder, 'package.json'));
      const plugin = requirePackage(packageName) as PluginPackage;
      const site = path.resolve(packageFolder, 'site');
      const generatedFilesDir = path.join(site, 'generated');
      rmSync(site, { recursive: true, force: true });
      const routesPaths = [...new Set(records.map(({ id }) => id.replace(/#.*/, '')))];
      copyPages(buildFolder, site, routesPaths);
      const options = plugin.validateOptions({
        options: chosen,
        validate: (schema, given) => {
          const { value, error } = schema.validate(given);
          if (error) throw error;
          return value;
        },
      });
      const context = { siteDir: site, generatedFilesDir, baseUrl: '/', siteConfig: { themeConfig: {} } };
      const { postBuild } = plugin.default(context, options);
      await postBuild({ outDir: site, baseUrl: '/', routesPaths, siteConfig: { trailingSlash: false } });
      const bundle = await bundleWorker(
        requirePackage.resolve(`${packageName}/dist/client/client/theme/worker.js`),
        path.join(generatedFilesDir, packageName, 'default', 'generated-constants.js'),
        site,
      );
      const json = readFileSync(path.join(site, indexName), 'utf8');
      return { bytes: gzipBytes(json), holdsText: true, load: () => openIndex(bundle, json) };
    },
  };
}
