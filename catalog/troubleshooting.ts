import { type Catalog, type PageKind, allPages } from './catalog';
import { findProduct } from './products';
import { docRoute } from './routes';

/** A page that helps with problems. */
export type TroubleshootingPage = { path: string; title: string; product: string };

const kinds: ReadonlySet<PageKind> = new Set(['troubleshooting', 'faq', 'errors']);

/** Content of `@generated/catalog/default/troubleshooting.json`: written pages that help with problems. */
export function listTroubleshooting(catalog: Catalog, writtenIds: readonly string[]): TroubleshootingPage[] {
  const written = new Set(writtenIds);
  return allPages(catalog)
    .filter(({ id, kind }) => written.has(id) && kinds.has(kind))
    .map(({ id, title }) => ({ path: docRoute(id), title, product: findProduct(catalog, id).name }));
}
