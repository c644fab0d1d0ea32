/**
 * Publishes the licenses of third-party code as `/licenses.txt`, from the modules in scripts and styles and from
 * `declared.ts`. MIT, Apache and similar licenses require text and notice with every copy. Lists the packages in the
 * pages and in the build for vulnerability scanners: `/sbom/browser.cdx.json`, `/sbom/build.cdx.json` (CycloneDX).
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from '@rspack/core';
import { buildLicenceFile } from './buildLicenceFile';
import { readPackage } from './readPackage';
import { type Sbom, buildSbom, selectComponents } from './sbom';
import { listShippedFolders } from './shippedFolders';

const fileName = 'licenses.txt';

function publishLicences(siteDir: string, onFolders: (folders: readonly string[]) => void) {
  return {
    apply(compiler: Compiler) {
      const { Compilation, sources } = compiler.webpack;
      compiler.hooks.thisCompilation.tap('Licences', (compilation) => {
        // Chunks are final when assets are processed.
        compilation.hooks.processAssets.tap(
          { name: 'Licences', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
          () => {
            const folders = listShippedFolders(compilation);
            onFolders(folders);
            const text = buildLicenceFile(folders, path.join(siteDir, 'node_modules'));
            compilation.emitAsset(fileName, new sources.RawSource(text));
          },
        );
      });
    },
  };
}

export default function licences({ siteDir }: LoadContext): Plugin {
  let shipped: readonly string[] = [];
  return {
    name: 'licences',
    configureWebpack: (config, isServer) =>
      isServer || config.mode !== 'production'
        ? {}
        : ({ plugins: [publishLicences(siteDir, (folders) => (shipped = folders))] } as unknown as ReturnType<
            NonNullable<Plugin['configureWebpack']>
          >),
    async postBuild({ outDir }) {
      const build = buildSbom(siteDir);
      const browser = selectComponents(build, shipped.map(readPackage));
      const write = (name: string, sbom: Sbom) =>
        writeFile(path.join(outDir, 'sbom', `${name}.cdx.json`), `${JSON.stringify(sbom, null, 1)}\n`);
      await mkdir(path.join(outDir, 'sbom'), { recursive: true });
      await Promise.all([write('build', build), write('browser', browser)]);
    },
  };
}
