/**
 * Runs the steps after `docusaurus build`: all of them, or the given ones. Part of `npm run build`.
 * `tsx editions/finishBuild.ts [STEP…]`
 */
import path from 'node:path';
import { brand } from '../catalog/brand';
import { describePlaceholders } from '../catalog/placeholders';
import { writeOfflineEdition } from './offline/build/writeOfflineEdition';
import { writeUsbEdition } from './usb/writeUsbEdition';
import { compressBuild } from './web/compressBuild';
import { finishPages } from './web/finishPages';
import { stampFiles } from './web/stampFiles';
import { writeSecurityContact } from './web/writeSecurityContact';

type Step = (paths: { siteDir: string; buildDir: string }) => Promise<void> | void;

function warnPlaceholders(): void {
  const warning = describePlaceholders(brand);
  if (warning !== '') console.warn(`\n${warning}\n`);
}

/**
 * Steps in the required order. `usb` reads the pages before `pages` adds their styles. `offline` lists the finished files,
 * `compress` compresses all of them, and `stamp` sets their times.
 */
const steps: Record<string, Step> = {
  usb: writeUsbEdition,
  pages: finishPages,
  contact: writeSecurityContact,
  offline: writeOfflineEdition,
  compress: compressBuild,
  stamp: stampFiles,
  warn: warnPlaceholders,
};

async function finishBuild(names: readonly string[]): Promise<void> {
  const siteDir = process.cwd();
  for (const name of names) {
    const step = steps[name];
    if (step === undefined)
      throw new Error(`finishBuild: unknown step "${name}"; known steps: ${Object.keys(steps).join(', ')}`);
    await step({ siteDir, buildDir: path.join(siteDir, 'build') });
  }
}

const named = process.argv.slice(2);
void finishBuild(named.length > 0 ? named : Object.keys(steps));
