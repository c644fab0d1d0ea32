import type { ProductStart } from '../../catalog/startLinks';

type Start = {
  /** Product of the links; undefined for the start of each product. */
  product?: string;
  links: readonly { path: string; title: string; detail?: string }[];
};

/** Returns the links of the product of the page at `path`; if it belongs to none, the first link of each product. */
export function findStart(products: readonly ProductStart[], path: string): Start {
  const own = products.find(({ folder }) => path.startsWith(folder));
  if (own) return own;
  return {
    links: products.flatMap(({ product, links: [first] }) =>
      first ? [{ path: first.path, title: product, detail: first.title }] : [],
    ),
  };
}
