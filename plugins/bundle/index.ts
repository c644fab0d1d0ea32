/**
 * What the bundler emits for the browser: syntax the shop floor's old engines read, Chinese text as UTF-8, no library
 * that nobody uses. Figures: `npm run bench`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import browserslist from 'browserslist';
import { withChunkAddress } from './chunkAddress';
import { changeModules } from './changedModules';
import { compilerName, narrowFixes, withCompilerOptions } from './compilerOptions';
import { replacePageHashes } from './pageHashes';
import { withPostCssPlugins } from './postCss';
import { replaceScriptLoading } from './scriptLoading';
import { dropUnusedInfima, findUnstyledClasses } from './unusedInfima';

// Promise R19. package.json "browserslist" names engines just before Chromium 80, so that `?.` and `??` are compiled
// too.
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
      if (isServer) return { resolve: { alias: { 'route-table': local('noRouteTable.ts') } } };
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
            './baseUrlBannerScript': false, // only the server writes it
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
            ...changeModules(siteDir), // loaders run from the last rule to the first: these read the files as shipped
          ],
        },
        // Every first visit carries the hashes of all 310 scripts. Of a script that changes, one in 270 million keeps its
        // name with seven digits; the eighth costs 200 bytes.
        output: { chunkFilename: String(config.output?.chunkFilename).replace('[contenthash:8]', '[contenthash:7]') },
        experiments: { rspackFuture: { bundlerInfo: { force: false } } }, // nobody asks a page which bundler made it
        optimization: {
          // With numbers, every visit pays for two tables of all chunks: from names to numbers and from numbers to
          // names.
          chunkIds: 'named',
          // What a page needs from node_modules comes in the scripts that are named for it: what else would have to be
          // fetched is known to nobody who prefetches pages, keeps them, or asks whether they can be had.
          splitChunks: { cacheGroups: { defaultVendors: false } },
          minimizer: [
            new rspack.SwcJsMinimizerRspackPlugin({
              minimizerOptions: {
                ecma: ecmaVersion,
                compress: { ecma: ecmaVersion, passes: 2 },
                mangle: true,
                module: true,
                // Stock escapes every Chinese character into six ASCII ones; pages are served as UTF-8.
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
