declare module '@generated/catalog/default/pages.json' {
  const pages: import('../catalog/pageList').PageList;
  export default pages;
}

declare module '@generated/catalog/default/home.json' {
  const home: import('../catalog/home').HomeData;
  export default home;
}
