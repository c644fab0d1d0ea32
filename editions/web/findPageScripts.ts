function listNames(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listNames) : [];
}

/**
 * Addresses of the scripts that the page at `route` needs besides the entry scripts: its own and those of the routes
 * around it. `chunkNames` is Docusaurus' `routesChunkNames.json` (route with a suffix → names of its chunks),
 * `scripts` the addresses by the name of the chunk: a chunk that the bundler put into another one has none. The one of
 * the page alone has the page's name (plugins/bundle/routeTable.mjs).
 */
export function findPageScripts(
  chunkNames: Readonly<Record<string, unknown>>,
  route: string,
  scripts: ReadonlyMap<string, string>,
): string[] {
  const isPart = (name: string): boolean => {
    const path = name.replace(/-[^-]+$/, '');
    return route === path || route.startsWith(`${path}/`);
  };
  const names = Object.entries(chunkNames).flatMap(([name, chunks]) => (isPart(name) ? listNames(chunks) : []));
  return [...new Set([...names, `page${route.replace(/\//g, '-')}`])]
    .map((name) => scripts.get(name))
    .filter((address) => address !== undefined);
}
