/**
 * Creates the routes of the browser. Replaces Docusaurus' generated `routes.js` and its `ComponentCreator`
 * (plugins/bundle/browserRoutes.mjs). The component of a route is created when the route is first loaded or shown, not
 * for all pages at startup.
 */
import { chunks, table, type ChunkNames, type LoadedModule, type RouteLevel } from 'route-table';
import { listPageRoutes } from './pageList';
import { createRouteComponent, type Props } from './routeComponent';

declare const __webpack_require__: {
  (moduleId: number | string): object;
  e: (name: string) => Promise<unknown>;
};

type RouteComponent = ReturnType<typeof createRouteComponent>;
type Attributes = { path: string; exact?: boolean; sidebar?: string };
type Route = Attributes & { component: RouteComponent; routes: Route[] | undefined };

const isModule = (exported: object): exported is LoadedModule => '__esModule' in exported;

/** Returns a component with the other exports of its module as properties (`frontMatter`, `toc` …), or data. */
function unwrap({ default: value, ...others }: LoadedModule): unknown {
  return value instanceof Object ? Object.assign(value, others) : value;
}

async function loadProps(names: ChunkNames): Promise<Props> {
  const props = Object.entries(names).map(async ([key, name]): Promise<[string, unknown]> => {
    if (typeof name !== 'string') return [key, await loadProps(name)];
    const load = chunks[name];
    if (!load) throw new Error(`Chunk ${name} not found`);
    return [key, unwrap(await load())];
  });
  return Object.fromEntries(await Promise.all(props));
}

async function loadPage(chunk: string, moduleId: number | string): Promise<unknown> {
  await __webpack_require__.e(chunk);
  const exported = __webpack_require__(moduleId);
  return isModule(exported) ? unwrap(exported) : exported; // JSON
}

async function loadNotFound(): Promise<Props> {
  const { default: __comp } = await import('@theme/NotFound');
  return { __comp, __context: { plugin: { name: 'native', id: 'default' } } };
}

function createRoute(attributes: Attributes, load: () => Promise<Props>, routes?: Route[]): Route {
  let component: RouteComponent | undefined;
  return {
    ...attributes,
    routes,
    get component() {
      return (component ??= createRouteComponent(attributes.path, load));
    },
  };
}

function createRoutes(level: RouteLevel): Route[] {
  const pages = listPageRoutes(level).map(({ path, chunk, moduleId, group: { own, shape } }) => {
    const { chunks: shared, ...attributes } = shape;
    return createRoute({ path, ...attributes }, async () => {
      const [props, page] = await Promise.all([loadProps(shared), loadPage(chunk, moduleId)]);
      return { ...props, [own]: page };
    });
  });
  const others = level.routes.map(({ chunks: names, inner, ...attributes }) => {
    const load = () => (names ? loadProps(names) : loadNotFound());
    return createRoute(attributes, load, inner && createRoutes(inner));
  });
  return [...pages, ...others];
}

export default createRoutes(table);
