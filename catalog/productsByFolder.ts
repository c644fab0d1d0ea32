/** What readers call a product: in a sentence or group title, and as a tag beside the title of a page. */
export type Product = { name: string; tag: string };

/**
 * Products without a sidebar of their own: their pages stand in Neptune's and Janus', under addresses of their own.
 * Data only: the browser reads it too.
 */
export const productsByFolder: ReadonlyMap<string, Product> = new Map([
  ['triton', { name: 'Triton 边缘连接器', tag: 'Triton' }],
  ['open-platform', { name: '开放平台', tag: '开放平台' }],
]);
