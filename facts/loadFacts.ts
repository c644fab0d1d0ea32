import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { loadCatalog } from '../catalog/loadCatalog';
import { buildFacts } from './loading/buildFacts';
import { describePublished, publishedFolder } from './loading/describePublished';
import type { Facts } from './model/facts';

/** Files below `root/facts` that hold data, with forward slashes, relative to that folder, sorted. */
function listFiles(root: string): string[] {
  const folder = path.join(root, 'facts');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.yaml') && !file.includes('fixtures/'))
    .sort();
}

const catalogFile = path.join('catalog', 'pages.yaml');

/** Files that the site itself offers, relative to `root`. */
function listPublished(root: string): string[] {
  const folder = path.join(root, publishedFolder);
  return existsSync(folder) ? readdirSync(folder).map((name) => path.join(publishedFolder, name)) : [];
}

/** Changes whenever one of `files` does. */
function stampOf(root: string, files: readonly string[]): string {
  return [...files.map((file) => path.join('facts', file)), catalogFile, ...listPublished(root)]
    .map((file) => {
      const stats = statSync(path.join(root, file), { throwIfNoEntry: false });
      return `${file} ${stats?.mtimeMs ?? 0} ${stats?.size ?? 0}`;
    })
    .join('\n');
}

/** Broken facts are remembered, too: sixty rules ask for them. */
type Result = { facts: Facts } | { error: unknown };

const loaded = new Map<string, Result & { stamp: string }>();

function tryBuild(texts: ReadonlyMap<string, string>, root: string): Result {
  try {
    const facts = buildFacts(texts, existsSync(path.join(root, catalogFile)) ? loadCatalog(root) : undefined);
    return { facts: { ...facts, byKey: describePublished(facts.byKey, root) } };
  } catch (error) {
    return { error };
  }
}

function takeFacts(result: Result): Facts {
  if ('error' in result) throw result.error;
  return result.facts;
}

/**
 * Reads and checks everything in `siteDir/facts`; read again only when a file has changed since. A folder without facts
 * gives none. Throws one `FactsError` that lists every fault as `file key: what to do`.
 */
export function loadFacts(siteDir: string): Facts {
  const root = path.resolve(siteDir); // callers differ in the slash at its end
  const files = listFiles(root);
  const stamp = stampOf(root, files);
  const known = loaded.get(root);
  if (known?.stamp === stamp) return takeFacts(known);
  const texts = new Map(files.map((file) => [file, readFileSync(path.join(root, 'facts', file), 'utf8')]));
  const result = tryBuild(texts, root);
  loaded.set(root, { stamp, ...result });
  return takeFacts(result);
}
