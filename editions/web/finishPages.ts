import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addIntegrity } from './addIntegrity';
import { findPageScripts } from './findPageScripts';
import { removeRedundantMarkup } from './removeRedundantMarkup';
import { writeLinks } from './writeLinks';

const readJson = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;

/** Lists the addresses of all scripts by chunk name. */
function listScripts(buildDir: string): Map<string, string> {
  const files = readdirSync(path.join(buildDir, 'assets', 'js'));
  return new Map(
    files
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file.replace(/\.[^.]+\.js$/, ''), `/assets/js/${file}`]),
  );
}

/**
 * Adds inline styles, preload links and hashes to every page, and removes redundant markup. Runs after the USB edition,
 * which has its own styles, and before the offline edition, which hashes the pages.
 */
export function finishPages({ siteDir, buildDir }: { siteDir: string; buildDir: string }): void {
  // Styles by path prefix, the most specific first.
  const styles = Object.entries(readJson(path.join(`${buildDir}.serving`, 'inline-styles.json')));
  const chunkNames = readJson(path.join(siteDir, '.docusaurus', 'routesChunkNames.json'));
  const scripts = listScripts(buildDir);
  const hashes = new Map<string, string>();
  const integrityOf = (address: string): string => {
    const hash =
      hashes.get(address) ??
      createHash('sha384')
        .update(readFileSync(path.join(buildDir, address)))
        .digest('base64');
    hashes.set(address, hash);
    return `sha384-${hash}`;
  };
  const files = readdirSync(buildDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  for (const file of files) {
    const html = removeRedundantMarkup(readFileSync(path.join(buildDir, file), 'utf8'));
    const route = `/${file.replace(/\.html$/, '').replace(/(?:^|\/)index$/, '')}`;
    const [, style] = styles.find(([start]) => file.startsWith(start)) ?? [];
    const linked = html.includes('id=__docusaurus') // redirect pages have no styles
      ? writeLinks(html, String(style), findPageScripts(chunkNames, route, scripts))
      : html;
    writeFileSync(path.join(buildDir, file), addIntegrity(linked, integrityOf));
  }
  console.log(`${buildDir}: ${files.length} pages finished, ${hashes.size} entry files hashed`);
}
