/** Trusted Types, which the DOM library of TypeScript does not declare. */
// eslint-disable-next-line no-var -- only `var` adds a property to `window`
declare var trustedTypes:
  | { createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => unknown }
  | undefined;

declare module '@generated/addresses/default/redirects.json' {
  const redirects: Readonly<Record<string, string>>;
  export default redirects;
}

declare module '@generated/catalog/default/books.json' {
  const books: readonly import('../catalog/bookFiles').BookFile[];
  export default books;
}

declare module '@generated/catalog/default/pages.json' {
  const pages: import('../catalog/pageList').PageList;
  export default pages;
}

declare module '@generated/catalog/default/home.json' {
  const home: import('../catalog/home').HomeData;
  export default home;
}

declare module '@generated/catalog/default/site-map.json' {
  const siteMap: import('../catalog/siteMap').SiteMap;
  export default siteMap;
}

declare module '@generated/catalog/default/start-links.json' {
  const products: readonly import('../catalog/startLinks').ProductStart[];
  export default products;
}

declare module '@generated/catalog/default/troubleshooting.json' {
  const pages: readonly import('../catalog/troubleshooting').TroubleshootingPage[];
  export default pages;
}

declare module '@generated/catalog/default/initials.json' {
  const initials: import('./client/filter/createMatcher').Initials;
  export default initials;
}

declare module '@docusaurus/core/lib/client/routeContext' {
  export function RouteContextProvider(props: {
    children: import('react').ReactNode;
    value: { plugin: { name: string; id: string } };
  }): import('react').ReactNode;
}

declare module '@generated/terms/default/terms.json' {
  const definitions: Readonly<Record<string, readonly [name: string, definition: string, english?: string]>>;
  export default definitions;
}

// plugins/bundle/routeTable.mjs
declare module 'route-table' {
  export type ChunkNames = { readonly [prop: string]: string | ChunkNames };
  export type LoadedModule = { default: unknown; [name: string]: unknown };
  type Shape = { exact?: boolean; sidebar?: string };
  /**
   * Page tree by path segment. A leaf is the module of a page, and the empty segment is the page of the folder itself.
   */
  export type PageTree = { readonly [segment: string]: number | string | PageTree };
  /** Pages whose routes differ only in path and in the script of the prop `own`. */
  export type PageGroup = { own: string; shape: Shape & { chunks: ChunkNames }; tree: PageTree };
  export type RouteLevel = {
    /** Routes that are not grouped. The route without `chunks` is the not-found page. */
    routes: (Shape & { path: string; chunks?: ChunkNames; inner?: RouteLevel })[];
    pages: PageGroup[];
  };
  /** Returns the name of a page's own chunk. */
  export const nameChunk: (path: string) => string;
  export const chunks: Readonly<Record<string, () => Promise<LoadedModule>>>;
  export const table: RouteLevel;
}
