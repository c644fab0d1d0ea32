import { type Catalog, type CatalogPage, type PageKind, allPages } from './catalog';
import { findProduct } from './products';
import { docRoute } from './routes';

type StartLink = { path: string; title: string };

/** Pages where readers of a product start, at addresses below `folder`. */
export type ProductStart = { folder: string; product: string; links: StartLink[] };

const maxTasks = 3;
const maxHelp = 2;
const taskKinds: ReadonlySet<PageKind> = new Set(['task', 'tutorial']);
const helpKinds: ReadonlySet<PageKind> = new Set(['troubleshooting', 'faq', 'errors']);

/** Returns the quick start, the first tasks and the pages about problems; none without a quick start or introduction. */
function pickLinks(pages: readonly CatalogPage[]): StartLink[] {
  const start = pages.find(({ kind }) => kind === 'quickstart') ?? pages.find(({ kind }) => kind === 'intro');
  if (!start) return [];
  const tasks = pages.filter(({ kind }) => taskKinds.has(kind)).slice(0, maxTasks);
  const help = pages.filter(({ kind }) => helpKinds.has(kind)).slice(0, maxHelp);
  return [start, ...tasks, ...help].map(({ id, title }) => ({ path: docRoute(id), title }));
}

/** Builds the content of `@generated/catalog/default/start-links.json`. */
export function listStartLinks(catalog: Catalog, writtenIds: readonly string[]): ProductStart[] {
  const written = new Set(writtenIds);
  const pages = allPages(catalog).filter(({ id }) => written.has(id));
  const folders = [...new Set(pages.map(({ id }) => id.replace(/\/.*/, '')))];
  return folders
    .map((folder) => pages.filter(({ id }) => id.startsWith(`${folder}/`)))
    .flatMap((own) => {
      const links = pickLinks(own);
      const id = own[0]?.id;
      if (id === undefined || links.length === 0) return [];
      return [{ folder: docRoute(id.replace(/\/.*/, '/')), product: findProduct(catalog, id).name, links }];
    });
}
