/**
 * The site's caches in Cache Storage. What is in them is a copy: losing any of it costs a reader a network, never a
 * page that is reachable.
 */
export const cacheNames = {
  /** Pages that were opened: address → HTML. */
  pages: 'docs-pages',
  /** Whatever pages need; names hold a hash, so an entry never changes. */
  assets: 'docs-assets',
  /** The whole manual, if the reader wants it: which files it has. */
  manual: 'docs-manual',
  /** Pages without content: entry script of their build → HTML. */
  shells: 'docs-shells',
  /** What the service worker of one build shows when nothing else is there; its build follows. */
  start: 'docs-start-',
} as const;

/** Deletes everything that the site keeps for reading without a network. */
export async function deleteAllCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('docs-')).map((name) => caches.delete(name)));
}
