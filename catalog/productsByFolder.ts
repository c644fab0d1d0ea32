/** Name of a product in sentences and group titles, and its tag next to page titles. */
export type Product = { name: string; tag: string };

/**
 * Products by top-level folder whose pages are in the sidebars of Neptune and Janus. The browser bundles this file, so it
 * must not import anything.
 */
export const productsByFolder: ReadonlyMap<string, Product> = new Map([
  ['triton', { name: 'Triton 边缘连接器', tag: 'Triton' }],
  ['open-platform', { name: '开放平台', tag: '开放平台' }],
]);
