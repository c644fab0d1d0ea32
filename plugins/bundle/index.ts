/**
 * Configures the browser bundle: syntax for old engines, Chinese text as UTF-8, no unused libraries. `npm run bench`
 * measures it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import browserslist from 'browserslist';
import { withChunkAddress } from './chunkAddress';
import { changeMarkup, changeModules } from './changedModules';
import { compilerName, narrowFixes, withCompilerOptions } from './compilerOptions';
import { replacePageHashes } from './pageHashes';
import { withPostCssPlugins } from './postCss';
import { replaceScriptLoading } from './scriptLoading';
import { dropUnusedInfima, findUnstyledClasses } from './unusedInfima';

// The "browserslist" of package.json includes engines before Chromium 80, so `?.` and `??` are compiled too.
const ecmaVersion = 2019;

// Development builds of react-router check properties with these packages.
const propertyChecks = { 'prop-types': false, 'react-is': false };

function assertStyled(outDir: string): void {
  const pages = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  for (const page of pages) {
    const [found] = findUnstyledClasses(readFileSync(path.join(outDir, page), 'utf8'));
    if (found) throw new Error(`${page} uses Infima's "${found}", which plugins/bundle/unusedInfima.ts leaves out`);
  }
}

export default function bundle({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'bundle',
    configurePostCss: (options) => withPostCssPlugins(options, [dropUnusedInfima()]),
    postBuild: ({ outDir }) => {
      assertStyled(outDir);
    },
    configureWebpack(config, isServer, { currentBundler }) {
      const local = (file: string): string => path.join(siteDir, 'plugins', 'bundle', file);
      const generated = (file: string): string => path.join(generatedFilesDir, file);
      if (isServer) {
        const rules = changeMarkup(siteDir) as unknown as [];
        return { resolve: { alias: { 'route-table': local('noRouteTable.ts') } }, module: { rules } };
      }
      if (currentBundler.name !== 'rspack') throw new Error('bundle: the build must use Rspack (future.faster)');
      const rspack = currentBundler.instance as unknown as typeof import('@rspack/core');
      const queries = browserslist.loadConfig({ path: siteDir, env: 'production' });
      if (!queries) throw new Error('bundle: package.json has no "browserslist"');
      return {
        entry: path.join(siteDir, 'src', 'client', 'entry.ts'),
        mergeStrategy: { 'optimization.minimizer': 'replace', 'module.rules': 'replace', plugins: 'replace' },
        plugins: [...withChunkAddress(config.plugins ?? [], rspack), replaceScriptLoading(), replacePageHashes(rspack)],
        resolve: {
          alias: {
            './docusaurus$': path.join(siteDir, 'src', 'client', 'noPrefetch.ts'),
            './normalizeLocation': path.join(siteDir, 'src', 'client', 'normalizeLocation.ts'),
            './PendingNavigation': path.join(siteDir, 'src', 'client', 'PendingNavigation.ts'),
            '@docusaurus/Link': path.join(siteDir, 'src', 'client', 'Link.tsx'),
            './BaseUrlIssueBanner': path.join(siteDir, 'src', 'theme', 'SearchMetadata', 'index.tsx'),
            './baseUrlBannerScript': false, // used on the server only
            'hoist-non-react-statics': false, // for react-router's withRouter, which is not used
            'path-to-regexp': path.join(siteDir, 'src', 'client', 'matchRoute.ts'),
            'react-helmet-async': path.join(siteDir, 'src', 'client', 'Helmet.tsx'),
            'prism-react-renderer': local('prismStub.ts'),
            'route-table': generated('registry.js'),
            ...(config.mode === 'production' && propertyChecks),
            tslib$: local('tslibShim.ts'),
          },
        },
        module: {
          rules: [
            ...withCompilerOptions(config.module?.rules ?? []),
            { test: generated('registry.js'), loader: local('routeTable.mjs') },
            { test: generated('routes.js'), loader: local('browserRoutes.mjs') },
            { test: generated('globalData.json'), type: 'javascript/auto', loader: local('browserRoutes.mjs') },
            { test: generated('docusaurus.config.mjs'), loader: local('browserConfig.mjs') },
            {
              // Docusaurus compiles its own packages and ours; the rest of node_modules ships newer syntax than ES2019.
              test: /\.m?js$/,
              include: /node_modules/,
              exclude: /docusaurus((?!node_modules).)*\.jsx?$/, // Docusaurus' own condition, in core/webpack/utils
              loader: compilerName,
              options: { isModule: 'unknown', env: { targets: queries, ...narrowFixes } },
            },
            ...changeModules(siteDir), // loaders run from last to first: these read the original files
          ],
        },
        // Every first visit loads the hashes of all 310 scripts. With seven digits, one changed script in 270 million
        // keeps its name. The eighth digit would cost 200 bytes.
        output: { chunkFilename: String(config.output?.chunkFilename).replace('[contenthash:8]', '[contenthash:7]') },
        experiments: { rspackFuture: { bundlerInfo: { force: false } } }, // unused bundler information
        optimization: {
          // Numeric ids would add two tables of all chunks to every visit: names to numbers and numbers to names.
          chunkIds: 'named',
          // Code of node_modules stays in the named chunks of a page. Prefetching, offline storage and availability
          // checks would not find other chunks.
          splitChunks: { cacheGroups: { defaultVendors: false } },
          minimizer: [
            new rspack.SwcJsMinimizerRspackPlugin({
              minimizerOptions: {
                ecma: ecmaVersion,
                compress: { ecma: ecmaVersion, passes: 2 },
                mangle: true,
                module: true,
                // Stock escapes every Chinese character as six ASCII characters. Pages are served as UTF-8.
                format: { ecma: ecmaVersion, comments: false, asciiOnly: false },
              },
            }),
            new rspack.LightningCssMinimizerRspackPlugin({
              minimizerOptions: { targets: queries },
            }),
          ],
        },
      } as unknown as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
