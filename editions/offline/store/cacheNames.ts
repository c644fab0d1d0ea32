/**
 * Names of the site's caches in Cache Storage. They hold copies only, so losing them never makes a page unreachable
 * online.
 */
export const cacheNames = {
  /** Visited pages: address → HTML. */
  pages: 'docs-pages',
  /** Assets. Their names contain a hash, so entries never change. */
  assets: 'docs-assets',
  /** Manifests of the downloaded manual. */
  manual: 'docs-manual',
  /** App shells: entry script of the build → HTML. */
  shells: 'docs-shells',
  /** Prefix of the fallback page's cache, followed by the build id. */
  start: 'docs-start-',
} as const;

/** Deletes all caches of the site. */
export async function deleteAllCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('docs-')).map((name) => caches.delete(name)));
}
