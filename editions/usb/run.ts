/**
 * Makes the USB edition from a built site: one archive that is unzipped anywhere and read without a server.
 * After `docusaurus build`, before `deploy/finish`: `tsx editions/usb/run.ts [BUILD]`
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildArchive } from './archive';
import { buildEdition } from './buildEdition';
import { bundleScripts } from './bundleScripts';
import { findCopyDate } from './copyDate';
import { archiveFile, editionFolder } from './editionFiles';
import { loadSite } from './loadSite';

const siteDir = process.cwd();

async function make(buildDir: string): Promise<void> {
  const site = loadSite(siteDir, buildDir);
  const copy = { siteUrl: site.url, date: findCopyDate(siteDir, process.env) };
  const edition = buildEdition({ siteDir, buildDir, site, copy }, await bundleScripts(siteDir));
  const archive = buildArchive(edition, editionFolder);
  const outFile = path.join(buildDir, archiveFile);
  mkdirSync(path.dirname(outFile), { recursive: true });
  writeFileSync(outFile, archive);
  console.log(`${outFile}: ${site.routes.size} pages, ${edition.size} files, ${archive.length} bytes`);
}

void make(path.resolve(process.argv[2] ?? 'build'));
