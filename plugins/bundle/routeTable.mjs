/**
 * Loader for Docusaurus' generated `registry.js`. In the browser, one table replaces `registry.js`, `routes.js`
 * and `routesChunkNames.json`, which repeat the path of every page three times and identify its script by a random
 * number. `src/client/pageList.ts` reads it.
 *
 * @typedef {string | { [key: string]: ChunkNames }} ChunkNames
 * @typedef {{ path: string, exact?: boolean, chunks: { [key: string]: ChunkNames }, routes?: Route[] }} Route
 * @typedef {{ shape: object, own: string, paths: Map<string, string> }} Group pages that differ only in one script
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

/** Returns the name of a page's own chunk. The table contains this function. */
const nameChunk = (/** @type {string} */ pagePath) => `page${pagePath.replace(/\//g, '-')}`;

/**
 * @param {string} source generated `registry.js`
 * @returns {Map<string, string>} modules by chunk name
 */
function parseRegistry(source) {
  const entries = source.matchAll(
    /^ {2}"([^"]+)": \[\(\) => import\(\/\* .*? \*\/ ("[^"]+")\), \2, [^\n]*\],(?:\};)?$/gm,
  );
  const modules = new Map(Array.from(entries, ([, name, module]) => [String(name), String(module)]));
  const lines = source.trim().split('\n').length - 1; // after "export default {"
  if (modules.size === 0 || modules.size !== lines)
    throw new Error(`registry.js: ${modules.size} of ${lines} lines are chunks`);
  return modules;
}

/**
 * @param {string} source generated `routes.js`
 * @param {{ [hashedPath: string]: { [key: string]: ChunkNames } }} chunkNames
 * @returns {Route[]}
 */
function parseRoutes(source, chunkNames) {
  const [, list] = /^import .*\nimport .*\n\nexport default (\[.*\]);\s*$/s.exec(source) ?? [];
  if (list === undefined) throw new Error('routes.js: no list is exported');
  /** @type {(Route & { component: { [key: string]: ChunkNames } | undefined })[]} */
  const routes = runInNewContext(list, {
    ComponentCreator: (/** @type {string} */ routePath, /** @type {string} */ hash) =>
      chunkNames[`${routePath}-${hash}`],
  });
  const change = (/** @type {any[]} */ tree) =>
    tree.map(({ component, ...route }) => ({
      ...route,
      ...(component && { chunks: component }),
      ...(route.routes && { routes: change(route.routes) }),
    }));
  return change(routes);
}

/** @type {(names: ChunkNames | undefined) => string[]} */
const listNames = (names = {}) => (typeof names === 'string' ? [names] : Object.values(names).flatMap(listNames));

/** @type {(routes: Route[]) => Route[]} */
const flatten = (routes) => routes.flatMap((route) => [route, ...flatten(route.routes ?? [])]);

/** @param {Route[]} routes */
function assertPlain(routes) {
  const pages = flatten(routes).filter(({ exact }) => exact);
  for (const { path: routePath } of pages)
    if (/[*:?+()[\]\\]/.test(routePath))
      throw new Error(`${routePath}: src/client/matchRoute.ts does not support patterns`);
  const names = pages.map((page) => nameChunk(page.path).toLowerCase());
  const double = names.find((name, index) => names.indexOf(name) !== index);
  if (double !== undefined) throw new Error(`${double}: two pages have this chunk name`);
}

/**
 * @param {{ registry: string, routes: string, chunkNames: string }} files contents of the generated files
 * @returns {string} the table as a module
 * @throws {Error} when the format differs from Docusaurus 3.10
 */
export function buildRouteTable(files) {
  const modules = parseRegistry(files.registry);
  const routes = parseRoutes(files.routes, JSON.parse(files.chunkNames));
  assertPlain(routes);
  const uses = flatten(routes).flatMap(({ chunks }) => listNames(chunks));
  const isOwn = (/** @type {unknown} */ name) =>
    typeof name === 'string' && uses.indexOf(name) === uses.lastIndexOf(name);
  /** @type {string[]} */
  const pageChunks = [];

  /** @type {(paths: Iterable<[string[], string]>) => string} */
  function writeTree(paths) {
    /** @type {Map<string, [string[], string][]>} */
    const folders = new Map();
    for (const [[segment = '', ...rest], module] of paths)
      folders.set(segment, [...(folders.get(segment) ?? []), [rest, module]]);
    const entries = Array.from(folders, ([segment, inside]) => {
      const [[rest, module] = [[], '']] = inside;
      const isPage = inside.length === 1 && rest.length === 0;
      return `${JSON.stringify(segment)}: ${isPage ? `require.resolveWeak(${module})` : writeTree(inside)}`;
    });
    return `{ ${entries.join(', ')} }`;
  }

  /** @type {(level: Route[]) => string} */
  function writeLevel(level) {
    /** @type {Map<string, Group>} */
    const groups = new Map();
    const others = [];
    for (const { path: pagePath, ...route } of level) {
      // A component may be split into several chunks. The data of a page is always in one.
      const [own, name] = Object.entries(route.chunks ?? {}).find(([key, it]) => key !== '__comp' && isOwn(it)) ?? [];
      if (!route.exact || own === undefined) {
        const { routes: inner, ...rest } = { path: pagePath, ...route };
        const json = JSON.stringify(rest);
        others.push(inner ? `${json.slice(0, -1)}, "inner": ${writeLevel(inner)} }` : json);
        continue;
      }
      const module = modules.get(String(name)) ?? '';
      const chunks = { ...route.chunks };
      delete chunks[own];
      const shape = { ...route, chunks };
      const key = JSON.stringify([own, shape]);
      const group = groups.get(key) ?? { own, shape, paths: new Map() };
      groups.set(key, group.paths.set(pagePath, module) && group);
      modules.delete(String(name));
      pageChunks.push(`import(/* webpackChunkName: "${nameChunk(pagePath)}" */ ${module});`);
    }
    const pages = Array.from(groups.values(), ({ own, shape, paths }) => {
      const tree = writeTree(Array.from(paths, ([pagePath, module]) => [pagePath.split('/').slice(1), module]));
      return `{ "own": "${own}", "shape": ${JSON.stringify(shape)}, "tree": ${tree} }`;
    });
    return `{ "routes": [${others.join(', ')}], "pages": [${pages.join(', ')}] }`;
  }

  const table = writeLevel(routes);
  const shared = Array.from(
    modules,
    ([name, module]) => `"${name}": () => import(/* webpackChunkName: "${name}" */ ${module}),`,
  );
  return [
    '// Makes the bundler emit the chunks. It is never called, so the minimizer removes it.',
    `function makeChunks() { ${pageChunks.join('\n')} }`,
    `export const nameChunk = ${String(nameChunk)};`,
    `export const chunks = { ${shared.join('\n')} };`,
    `export const table = ${table};`,
  ].join('\n');
}

/**
 * @this {import('@rspack/core').LoaderContext}
 * @param {string} registry
 */
export default async function routeTable(registry) {
  const read = (/** @type {string} */ name) => {
    const file = path.join(this.context ?? '', name);
    this.addDependency(file);
    return readFile(file, 'utf8');
  };
  const [routes, chunkNames] = await Promise.all([read('routes.js'), read('routesChunkNames.json')]);
  return buildRouteTable({ registry, routes, chunkNames });
}
