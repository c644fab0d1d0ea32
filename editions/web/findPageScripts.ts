function listNames(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listNames) : [];
}

/**
 * Returns the addresses of the scripts of the page at `route` and its parent routes, without entry scripts.
 * `chunkNames` is Docusaurus' `routesChunkNames.json` (route with a suffix → chunk names). `scripts` maps chunk names
 * to addresses; a chunk merged into another one is missing. The page's own chunk is named after the page
 * (plugins/bundle/routeTable.mjs).
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
