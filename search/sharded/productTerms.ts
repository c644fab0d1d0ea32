/**
 * Terms that tell where the pages of a product stand, for a question that asks for some products only. Pages of a
 * product stand together: its term names the first one of them, and they go on to the next page that any of these terms
 * names.
 */
import type { Postings } from './postings';
import type { QueryTerm } from './queryTerms';

/** Before the name of a product: begins no token. */
const productMark = '@';

/** Stands for the terms of all products: up to some 900 fit into the two files that a beginning reaches into. */
export const anyProduct: QueryTerm = { term: productMark, isPrefix: true, kind: 'other' };

/** The term for a product. */
export function productTerm(product: string): string {
  return productMark + product;
}

/**
 * Whether the page at a place is of a product that `isWanted`. `postings` hold the terms of products; where they name
 * none that is wanted, nothing is known of where it stands, and every page may be one of its.
 */
export function createIsWantedAt(
  postings: Postings,
  isWanted: (product: string) => boolean,
): (place: number) => boolean {
  const runs = [...postings].flatMap(([term, mentions]) => {
    if (!term.startsWith(productMark)) return [];
    const isOfWanted = isWanted(term.slice(productMark.length));
    return mentions.map(({ place }) => ({ place, isOfWanted }));
  });
  if (!runs.some(({ isOfWanted }) => isOfWanted)) return () => true;
  runs.sort((left, right) => right.place - left.place);
  return (at) => runs.find(({ place }) => place <= at)?.isOfWanted ?? true;
}
