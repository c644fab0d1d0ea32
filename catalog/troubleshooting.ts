import { type Catalog, type PageKind, allPages } from './catalog';
import { findProduct } from './products';
import { docRoute } from './routes';

/** Page about troubleshooting, questions or errors. */
export type TroubleshootingPage = { path: string; title: string; product: string };

const kinds: ReadonlySet<PageKind> = new Set(['troubleshooting', 'faq', 'errors']);

/** Builds the content of `@generated/catalog/default/troubleshooting.json`. */
export function listTroubleshooting(catalog: Catalog, writtenIds: readonly string[]): TroubleshootingPage[] {
  const written = new Set(writtenIds);
  return allPages(catalog)
    .filter(({ id, kind }) => written.has(id) && kinds.has(kind))
    .map(({ id, title }) => ({ path: docRoute(id), title, product: findProduct(catalog, id).name }));
}
