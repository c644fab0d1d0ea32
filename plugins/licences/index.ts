/**
 * Publishes the licenses of third-party code as `/licenses.txt`, from the modules in scripts and styles and from
 * `declared.ts`. MIT, Apache and similar licenses require text and notice with every copy.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from '@rspack/core';
import { buildLicenceFile } from './buildLicenceFile';
import { listShippedFolders } from './shippedFolders';

const fileName = 'licenses.txt';

function publishLicences(siteDir: string) {
  return {
    apply(compiler: Compiler) {
      const { Compilation, sources } = compiler.webpack;
      compiler.hooks.thisCompilation.tap('Licences', (compilation) => {
        // Chunks are final when assets are processed.
        compilation.hooks.processAssets.tap(
          { name: 'Licences', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
          () => {
            const text = buildLicenceFile(listShippedFolders(compilation), path.join(siteDir, 'node_modules'));
            compilation.emitAsset(fileName, new sources.RawSource(text));
          },
        );
      });
    },
  };
}

export default function licences({ siteDir }: LoadContext): Plugin {
  return {
    name: 'licences',
    configureWebpack: (config, isServer) =>
      isServer || config.mode !== 'production'
        ? {}
        : ({ plugins: [publishLicences(siteDir)] } as unknown as ReturnType<NonNullable<Plugin['configureWebpack']>>),
  };
}
