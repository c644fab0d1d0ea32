import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Edition, findDeadLinks, findUnportableNames } from './deadLinks';
import { editionFiles } from './editionFiles';
import { loadPage } from './loadSite';
import { type PublishedSite, relativeAddress, resolveAddress, resolveCss } from './pages/addresses';
import { buildEditionPage } from './pages/editionPage';
import type { Copy } from './pages/frame';
import { buildSearchFiles } from './searchFiles';
import { buildStyles } from './styles';
import { pageFile } from './protocol/names';

type Sources = { siteDir: string; buildDir: string; site: PublishedSite; copy: Copy };

const toBytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/**
 * Reads a file of the build and makes the addresses in style sheets relative. Adds the files that it references to
 * `needs`.
 */
function readFile(file: string, { buildDir, site }: Sources, needs: Set<string>): Uint8Array {
  const bytes = readFileSync(path.join(buildDir, file));
  if (!file.endsWith('.css')) return bytes;
  const css = resolveCss(bytes.toString('utf8'), (address) => {
    const target = resolveAddress(address, `/${file}`, site);
    if (target.file === undefined) throw new Error(`usb: ${file}: "${address}" is not a file of the site`);
    needs.add(target.file);
    return relativeAddress(file, target.file);
  });
  return toBytes(css);
}

/** Throws an error that lists all `problems`, if there are any. */
function throwIfAny(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(`usb: the edition would be broken:\n${problems.join('\n')}`);
}

/** Builds the files of the edition, including `scripts`, as a map from path to bytes. */
export function buildEdition(sources: Sources, scripts: Edition): Edition {
  const { siteDir, buildDir, site, copy } = sources;
  const edition = new Map(scripts);
  const needs = new Set<string>();
  for (const route of site.routes) {
    const page = buildEditionPage(loadPage(buildDir, route), route, site, copy);
    edition.set(pageFile(route), toBytes(page.html));
    page.needs.forEach((file) => needs.add(file));
  }
  edition.set(editionFiles.styles, toBytes(buildStyles(siteDir)));
  for (const [file, script] of buildSearchFiles(buildDir)) edition.set(file, toBytes(script));
  for (const file of needs) if (!edition.has(file)) edition.set(file, readFile(file, sources, needs));
  throwIfAny(findDeadLinks(edition).dead);
  throwIfAny(findUnportableNames(edition.keys()));
  return edition;
}
