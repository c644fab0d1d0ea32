declare module '@generated/addresses/default/redirects.json' {
  const redirects: Readonly<Record<string, string>>;
  export default redirects;
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
