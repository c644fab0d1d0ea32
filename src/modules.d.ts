declare module '@generated/catalog/default/pages.json' {
  const pages: import('../catalog/pageList').PageList;
  export default pages;
}
