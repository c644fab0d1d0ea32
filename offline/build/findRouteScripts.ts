function listNames(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listNames) : [];
}

/**
 * Addresses of the scripts that the page at `route` needs besides the entry scripts. `chunkNames` is Docusaurus'
 * `routesChunkNames.json` (route with a suffix → names of its chunks), `addresses` the files of the build: a chunk that
 * the bundler put into another one has none. Throws when the route is not there.
 */
export function findRouteScripts(chunkNames: unknown, route: string, addresses: readonly string[]): string[] {
  const own = Object.entries(chunkNames as Record<string, unknown>).filter(
    ([name]) => name.replace(/-[^-]+$/, '') === route,
  );
  if (own.length === 0) throw new Error(`offline: no page at ${route}`);
  const names = new Set(own.flatMap(([, chunks]) => listNames(chunks)));
  return addresses.filter((address) => {
    const [, name] = /^\/assets\/js\/([^/]+)\.[^./]+\.js$/.exec(address) ?? [];
    return name !== undefined && names.has(name);
  });
}
