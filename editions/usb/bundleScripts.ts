import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brand } from '../../catalog/brand';
import { buildSearchFeedbackUrl } from '../../catalog/feedback';
import { bundleScript } from '../../plugins/bundle/bundleScript';
import type { Edition } from './deadLinks';
import { editionFiles } from './editionFiles';

const entries = { page: editionFiles.pageScript, search: editionFiles.searchScript };

/** Bundles the two scripts of the edition: for every page, and for the search page. */
export async function bundleScripts(siteDir: string): Promise<Edition> {
  const browserDir = path.join(siteDir, 'editions', 'usb', 'browser');
  const outDir = mkdtempSync(path.join(tmpdir(), 'usb-'));
  try {
    const scripts = new Map<string, Uint8Array>();
    for (const [name, file] of Object.entries(entries)) {
      const outFile = path.join(outDir, `${name}.js`);
      await bundleScript({
        siteDir,
        entry: path.join(browserDir, `${name}.ts`),
        outFile,
        target: 'web',
        constants: {
          SITE_URL: brand.url,
          SEARCH_FOLDER: editionFiles.searchFolder,
          FEEDBACK_URL: buildSearchFeedbackUrl(brand.feedbackAddress) ?? '',
        },
        aliases: {
          '@docusaurus/Translate': path.join(browserDir, 'translate.ts'),
          '@docusaurus/theme-common': path.join(browserDir, 'storage.ts'),
        },
      });
      scripts.set(file, readFileSync(outFile));
    }
    return scripts;
  } finally {
    rmSync(outDir, { recursive: true });
  }
}
