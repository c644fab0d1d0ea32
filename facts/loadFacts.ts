import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { loadCatalog } from '../catalog/loadCatalog';
import { buildFacts } from './loading/buildFacts';
import { addDownloadDetails, publishedFolder } from './loading/addDownloadDetails';
import type { Facts } from './model/facts';

/** Lists the data files in `root/facts` with forward slashes, relative to that folder and sorted. */
function listFiles(root: string): string[] {
  const folder = path.join(root, 'facts');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.yaml') && !file.includes('fixtures/'))
    .sort();
}

const catalogFile = path.join('catalog', 'pages.yaml');

/** Lists the downloads that the site hosts, relative to `root`. */
function listPublished(root: string): string[] {
  const folder = path.join(root, publishedFolder);
  return existsSync(folder) ? readdirSync(folder).map((name) => path.join(publishedFolder, name)) : [];
}

/** Returns a stamp that changes with any of the files. */
function buildStamp(root: string, files: readonly string[]): string {
  return [...files.map((file) => path.join('facts', file)), catalogFile, ...listPublished(root)]
    .map((file) => {
      const stats = statSync(path.join(root, file), { throwIfNoEntry: false });
      return `${file} ${stats?.mtimeMs ?? 0} ${stats?.size ?? 0}`;
    })
    .join('\n');
}

/** Facts or the error of loading them. Errors are cached too, because every content rule loads the facts. */
type Result = { facts: Facts } | { error: unknown };

const loaded = new Map<string, Result & { stamp: string }>();

function tryBuild(texts: ReadonlyMap<string, string>, root: string): Result {
  try {
    const facts = buildFacts(texts, existsSync(path.join(root, catalogFile)) ? loadCatalog(root) : undefined);
    return { facts: { ...facts, byKey: addDownloadDetails(facts.byKey, root) } };
  } catch (error) {
    return { error };
  }
}

function unwrap(result: Result): Facts {
  if ('error' in result) throw result.error;
  return result.facts;
}

/**
 * Loads and checks all facts in `siteDir/facts`. Loads them again only after a file has changed. A missing folder gives
 * no facts. Throws one `FactsError` that lists every fault as `file key: what to do`.
 */
export function loadFacts(siteDir: string): Facts {
  const root = path.resolve(siteDir); // removes a trailing slash
  const files = listFiles(root);
  const stamp = buildStamp(root, files);
  const known = loaded.get(root);
  if (known?.stamp === stamp) return unwrap(known);
  const texts = new Map(files.map((file) => [file, readFileSync(path.join(root, 'facts', file), 'utf8')]));
  const result = tryBuild(texts, root);
  loaded.set(root, { stamp, ...result });
  return unwrap(result);
}
