import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildArchive } from './archive';
import { buildEdition } from './buildEdition';
import { bundleScripts } from './bundleScripts';
import { findCopyDate } from './copyDate';
import { archiveFile, editionFolder } from './editionFiles';
import { loadSite } from './loadSite';

/** Writes the USB edition of a built site as one archive, which is readable without a server, and its checksum. */
export async function writeUsbEdition({ siteDir, buildDir }: { siteDir: string; buildDir: string }): Promise<void> {
  const site = loadSite(siteDir, buildDir);
  const copy = { siteUrl: site.url, date: findCopyDate(siteDir, process.env) };
  const edition = buildEdition({ siteDir, buildDir, site, copy }, await bundleScripts(siteDir));
  const archive = buildArchive(edition, editionFolder);
  const outFile = path.join(buildDir, archiveFile);
  mkdirSync(path.dirname(outFile), { recursive: true });
  writeFileSync(outFile, archive);
  const checksum = createHash('sha256').update(archive).digest('hex');
  writeFileSync(`${outFile}.sha256`, `${checksum}  ${path.basename(outFile)}\n`); // format of sha256sum
  console.log(`${outFile}: ${site.routes.size} pages, ${edition.size} files, ${archive.length} bytes`);
}
